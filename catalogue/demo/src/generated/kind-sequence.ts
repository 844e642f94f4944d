import type { Kind } from '../department.ts';
import type { ProductKind } from './products.ts';
import { chanceOf } from './chance.ts';

/** The `n`-th product of a kind, counted from 0. */
export type Turn = { productKind: ProductKind; n: number };

const partsOf = ({ kind }: ProductKind): readonly { kinds: readonly string[] }[] =>
  'parts' in kind ? kind.parts : [];

/** Whether enough products exist to compose one of this kind. */
const isReady = (productKind: ProductKind, made: ReadonlyMap<string, number>): boolean =>
  partsOf(productKind).every(({ kinds }) => kinds.every((code) => (made.get(code) ?? 0) >= 2));

const weightOf = ({ weight = 1 }: Kind): number => weight;

/**
 * Yields an endless sequence of turns, with every kind in proportion to its weight and well mixed from the
 * start. A turn never depends on later ones, so a larger catalog starts with the smaller one.
 */
export function* kindSequence(kinds: readonly ProductKind[], seed: number): Generator<Turn, never> {
  const made = new Map(kinds.map(({ kind }) => [kind.code, 0]));
  const places = kinds.map((productKind) => ({
    productKind,
    weight: weightOf(productKind.kind),
    phase: chanceOf(seed, productKind.kind.code).below(1000, 'phase'),
  }));
  const dueOf = ({ productKind, weight, phase }: (typeof places)[number]): number =>
    Math.floor((((made.get(productKind.kind.code) ?? 0) * 1000 + phase) * 1000) / weight);
  const due = new Map(places.map((place) => [place, dueOf(place)]));
  for (;;) {
    let next: (typeof places)[number] | undefined;
    let soonest = Number.POSITIVE_INFINITY;
    for (const [place, time] of due) {
      if (time >= soonest || !isReady(place.productKind, made)) continue;
      [next, soonest] = [place, time];
    }
    if (next === undefined) throw new Error('There are no kinds to make products of');
    const n = made.get(next.productKind.kind.code) ?? 0;
    yield { productKind: next.productKind, n };
    made.set(next.productKind.kind.code, n + 1);
    due.set(next, dueOf(next));
  }
}
