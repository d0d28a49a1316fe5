import type { State } from '../../rules/index.ts';
import type { Course } from './course.ts';

/** Numbers that are kept: 64 MB. */
const ROOM = 8e6;

/** Courses that were settled. The one that was used last stays however large it is; the others as long as there is room. */
export class Shelf {
  /** Used last first. */
  private courses: readonly Course[] = [];

  constructor(private readonly room = ROOM) {}

  find(s: State): Course | null {
    const found = this.courses.find((course) => course.covers(s));
    if (!found) return null;
    if (found !== this.courses[0]) this.courses = [found, ...this.courses.filter((course) => course !== found)];
    return found;
  }

  add(course: Course): void {
    let sum = 0;
    const others = this.courses.filter(({ from }) => !course.covers(from));
    this.courses = [course, ...others].filter(({ states }, i) => (sum += states) <= this.room || i === 0);
  }
}
