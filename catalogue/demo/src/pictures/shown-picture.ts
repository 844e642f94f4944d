import type { Kind } from '../department.ts';
import { frontsOf } from './product-pictures.ts';
import type { ChosenSpecification } from '../generated/choices-of.ts';
import { kindPictures } from './kind-pictures.ts';

/** The front picture of a product, and its tint when no color is chosen: a color code or six hex digits. */
export type ShownPicture = { front: string; tint: string | undefined };

const chosen = (specifications: readonly ChosenSpecification[], wanted: string): string | undefined =>
  specifications.find(({ attribute }) => attribute === wanted)?.choice.code;

/** Returns the names of the pictures that can show this product, without their turned views. */
const namesOf = (kind: Kind, specifications: readonly ChosenSpecification[]): readonly string[] => {
  const { by, fronts = [kind.picture] } = kindPictures[kind.code] ?? {};
  if (by === undefined) return fronts;
  const code = chosen(specifications, by.attribute) ?? '';
  const named = by.fronts[code];
  if (named === undefined)
    throw new Error(`No picture shows '${kind.code}' with '${by.attribute}' being '${code}'`);
  return named;
};

/**
 * Returns the picture of the `n`-th product of a kind: its fronts and turned views in turn, then the same in
 * the next tint, so that products of a kind differ as long as possible.
 */
export const shownPicture = (
  kind: Kind,
  specifications: readonly ChosenSpecification[],
  n: number,
): ShownPicture => {
  const fronts = namesOf(kind, specifications).flatMap((name) => {
    const [master = '', tint] = name.split('~');
    return frontsOf(master).map((front) => ({ front, tint }));
  });
  const { tints = kind.tints ?? [], tintBy } = kindPictures[kind.code] ?? {};
  const own = tintBy?.tints[chosen(specifications, tintBy.attribute) ?? ''];
  const taken = fronts[n % fronts.length];
  if (taken === undefined) throw new Error(`'${kind.code}' has no picture`);
  const tint = tints[Math.floor(n / fronts.length) % Math.max(tints.length, 1)];
  return { front: taken.front, tint: chosen(specifications, 'color') ?? taken.tint ?? own ?? tint };
};
