import { count, type Words } from '@waybill/kernel';

/** Was auf dem Brett als Text steht. */
export const drawWords: Words = {
  'draw.over': 'Runde {round} · vorbei',
  'draw.setup': 'Aufbau',
  'draw.round': 'Runde {round} · {suit} · {phase}',
  'draw.S': 'Sonnen',
  'draw.C': 'Kronen',
  'draw.A': 'Wappen',
  'draw.M': 'Monde',
  'draw.links': 'Strecken',
  'draw.building': 'Bauen',
  'draw.officials': 'Beamte',
  'draw.freight': 'Fracht',
  'draw.points': ({ points }) => count(points, 'Punkt', 'Punkte'),
  'draw.pipstop': 'Augenstopp {pipstop}',
  'draw.pool': 'Vorrat {pool}',
  'draw.build': 'bauen {links}',
  'draw.legend': 'S: Marke, * Umschlag, ° Fracht',
  'draw.hub': '* {hub} @{space}',
};
