/**
 * Tells a mouse that was moved from one under which the page moved. Without it, a preview that shifts the page
 * takes its own move away from under the mouse, and comes back, and so on.
 */
export class Pointer {
  private x = Number.NaN;
  private y = Number.NaN;
  private time = 0;

  moved({ pointerType, screenX, screenY, timeStamp }: PointerEvent): boolean {
    if (pointerType !== 'mouse') return false;
    // Leaving one element and entering the next are two events of one movement.
    const still = screenX === this.x && screenY === this.y && timeStamp !== this.time;
    [this.x, this.y, this.time] = [screenX, screenY, timeStamp];
    return !still;
  }
}
