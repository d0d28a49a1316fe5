import { readFileSync } from 'node:fs';
import { Training, Values } from '@waybill/bots/values';
import { setupOf } from '@waybill/kernel';
import { features } from '../bots/features.ts';
import { trainingPlan } from '../bots/training-plan.ts';
import { game, move, type Sheet } from '../rules/index.ts';

const { checkpoint } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const values = new Values(features, new Training(trainingPlan, 'x', checkpoint).values.net);
const standard = game.sheet!.standard as Sheet;
export function near(L: number, M: number, P: number, O: number, B1: number, B2: number): Sheet {
  return { ...standard,
    transports: standard.transports.map((t, i) => ({ ...t, profit: [L, M, M, L, P, P][i] })),
    docks: standard.docks.map((d, i) => ({ ...d, bonus: [O, B1, B2, B2, B1, O][i] })) };
}
const combos: number[][] = [];
for (let a = 0; a < 6; a++) for (let b = a + 1; b < 6; b++) for (let c = b + 1; c < 6; c++) combos.push([a, b, c]);
const chances = new Float64Array(2), scores = new Float64Array(2);
export function matrix(sheet: Sheet, press = 'dice') {
  const setup = setupOf(game, { options: { press }, sheet });
  const A: number[][] = [];
  const start = game.begin(setup);
  const one = game.clone(start), two = game.clone(start);
  for (const c of combos) {
    game.copy(start, one); game.play(one, move.docking(c[0], c[1], c[2]));
    A.push(combos.map((d) => { game.copy(one, two); game.play(two, move.docking(d[0], d[1], d[2])); values.estimate(two, chances, scores); return chances[0]; }));
  }
  return A;
}
const mean = (x: number[]) => x.reduce((a, b) => a + b, 0) / x.length;
/** By type: low/top, mid/high, parity: gain with each more one, linear fit on symmetric payoff. */
export function gains(A: number[][]) {
  // worth of combo c for its owner, both seats averaged, minus .5
  const w = combos.map((_, i) => (mean(A[i]) + 1 - mean(A.map((r) => r[i]))) / 2);
  const by = [0, 1, 2, 3, 4, 5].map((t) => mean(w.filter((_, i) => combos[i].includes(t))) - mean(w.filter((_, i) => !combos[i].includes(t))));
  const seat0 = mean(A.map(mean));
  // equilibrium of symmetrised game by fictitious play
  const S = combos.map((_, i) => combos.map((_, j) => (A[i][j] + 1 - A[j][i]) / 2));
  const n = combos.length, counts = new Float64Array(n).fill(1e-9), pay = new Float64Array(n);
  let at = 0;
  for (let k = 0; k < 4000; k++) { counts[at]++; for (let i = 0; i < n; i++) pay[i] += S[i][at]; let b = 0; for (let i = 1; i < n; i++) if (pay[i] > pay[b]) b = i; at = b; }
  const use = [0, 1, 2, 3, 4, 5].map((t) => combos.reduce((s, c, i) => s + (c.includes(t) ? counts[i] / 4000 : 0), 0));
  const spread = Math.max(...w) - Math.min(...w);
  return { by, seat0, use, spread, w };
}
const pc = (x: number) => (100 * x).toFixed(1);
if (process.argv[3] === 'scan') {
  const rows: { name: string; worst: number; g: ReturnType<typeof gains> }[] = [];
  for (const L of [5, 6]) for (const M of [3, 4, 5]) for (const P of [2, 3, 4]) for (const O of [3, 4, 5, 6, 7, 8]) for (const B1 of [1, 2, 3, 4]) for (const B2 of [1, 2, 3]) {
    const g = gains(matrix(near(L, M, P, O, B1, B2)));
    rows.push({ name: [L, M, P, O, B1, B2].join(','), worst: g.spread, g });
  }
  rows.sort((a, b) => a.worst - b.worst);
  for (const { name, g } of rows.slice(0, 30)) console.log(name.padEnd(14), 'gain', g.by.map(pc).join(' '), '| use', g.use.map((u) => (100 * u).toFixed(0)).join(' '), '| seat0', pc(g.seat0), '| spread', pc(g.spread));
} else {
  const p = process.argv[3].split(',').map(Number) as [number, number, number, number, number, number];
  for (const press of ['dice', 'turn']) {
    const g = gains(matrix(near(...p), press));
    console.log(press, 'gain', g.by.map(pc).join(' '), '| use', g.use.map((u) => (100 * u).toFixed(0)).join(' '), '| seat0', pc(g.seat0), '| spread', pc(g.spread));
    console.log(combos.map((c, i) => c.join('') + ':' + pc(g.w[i])).join(' '));
  }
}
