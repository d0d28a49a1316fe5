import type { Phrase } from '@waybill/kernel';
import type { lesson as en } from '../en/lesson.ts';

export const lesson: Readonly<Record<keyof typeof en, Phrase>> = {
  'lesson.goal':
    'Lade deinen Wagen so schwer wie möglich, aber nicht schwerer, als er trägt. Wie viel das ist, weißt nur du: Es steht an deinem Wagen.',
  'lesson.load': 'Zwei Würfel sind gefallen. Lade den höheren.',
  'lesson.more':
    'Du siehst, was der andere lädt, aber nicht, was er tragen kann. Lade weiter, oder schließe den Wagen, wenn es eng wird.',
};
