import type { Move } from '@waybill/kernel';
import type { Finding, Found } from '../search/finding.ts';

/** Several searches of one decision as if they were one: visits and utilities are added, and a proof by one is a proof. */
export function merge(findings: readonly Finding[]): Finding {
  const moves = new Map<Move, Found>();
  for (const found of findings.flatMap((finding) => finding.moves)) {
    const before = moves.get(found.move);
    moves.set(found.move, before ? sum(before, found) : found);
  }
  return {
    iterations: findings.reduce((all, { iterations }) => all + iterations, 0),
    solved: findings.some(({ solved }) => solved),
    moves: [...moves.values()],
  };
}

function sum(a: Found, b: Found): Found {
  const visits = a.visits + b.visits;
  const sure = [a, b].find(({ proven }) => proven);
  const total = sure ? (sure.total / sure.visits) * visits : a.total + b.total;
  return { move: a.move, visits, total, proven: sure !== undefined };
}
