import type { Phrase } from '@waybill/kernel';

/** What the taught match says; fetched when it begins. */
export const lesson = {
  'lesson.goal':
    'Load your van as heavily as you can, but no heavier than it carries. How much that is only you know: it stands beside your van.',
  'lesson.load': 'Two dice were rolled. Load the higher one.',
  'lesson.more':
    'You see what the other loads, but not what they can carry. Go on loading, or close the van when it gets tight.',
} as const satisfies Record<string, Phrase>;
