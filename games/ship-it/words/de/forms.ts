import type { Phrase } from '@waybill/kernel';
import type { forms as en } from '../en/forms.ts';

export const forms: Readonly<Record<keyof typeof en, Phrase>> = {
  'chip.coin': '{suit} {rank}',
  'form.tiles':
    'Tippe die Plättchen in der Reihenfolge an, in der sie gezogen wurden ({at} von 24). Tippe ein liegendes an, um es zu drehen.',
  'form.tiles.done': 'Alle Plättchen liegen. Tippe eins an, um es zu drehen.',
  'form.tile': '{suit} {rank}',
  'form.turn': '{suit} {rank}, Marke {tick}: drehen',
  'form.shuffle': 'Für mich mischen',
  'form.back': 'Das letzte zurück',
  'form.enter': 'So ist es',
  'form.ranks':
    'Diese Werte soll niemand kennen. Lass die App mischen, oder jemand, der nicht mitspielt, tippt die Werte jeder Farbe in der Reihenfolge an, in der sie liegen.',
  'form.rank': '{suit}: {rank}',
  'form.mix': 'Ungesehen mischen',
  'form.ranks.enter': 'Die Münzen liegen so',
  'form.domino': 'Tippe den Stein an, der umgedreht wurde.',
  'form.draw': 'Für mich ziehen',
  'form.scatter': 'Tippe die Münzen in der Reihenfolge an, in der sie ausgelegt werden: zuerst auf {tile}.',
  'form.scatter.enter': 'So werden sie ausgelegt',
};
