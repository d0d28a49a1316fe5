import { count, type Words } from '@waybill/kernel';

/** What stands on the board as text: beside the table there are 30 columns. */
export const drawWords: Words = {
  'draw.over': 'Round {round} · over',
  'draw.setup': 'Set-up',
  'draw.round': 'Round {round} · {suit} · {phase}',
  'draw.S': 'Suns',
  'draw.C': 'Crowns',
  'draw.A': 'Arms',
  'draw.M': 'Moons',
  'draw.links': 'links',
  'draw.building': 'building',
  'draw.officials': 'officials',
  'draw.freight': 'freight',
  'draw.points': ({ points }) => count(points, 'point', 'points'),
  'draw.pipstop': 'pip-stop {pipstop}',
  'draw.pool': 'Pool {pool}',
  'draw.build': 'build {links}',
  'draw.legend': 'letter tick, * hub, ° freight',
  'draw.hub': 'hub {hub} @{space}',
};
