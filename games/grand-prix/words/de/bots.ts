import type { Fact, Words } from '@waybill/kernel';
import { gear } from './rules.ts';

const decimal = (n: Fact) => String(n).replace('.', ',');

export const bots: Words = {
  'why.gear': ({ gear: n, place }) =>
    `Im ${gear(n)} endet dieses Rennen wohl etwa ${decimal(place)} Felder vor der Flagge.`,
  'why.drive': '{spaces} Felder sind so gut, wie ein neuer Wurf es erwarten lässt.',
  'why.again': ({ places }) =>
    Number(places) < 0
      ? `Ein neuer Wurf kostet wohl etwa ${decimal(-Number(places))} Punkte.`
      : `Ein neuer Wurf sollte etwa ${decimal(places)} Punkte sparen.`,
};
