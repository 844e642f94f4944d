import { textHash } from './text-hash.ts';

/** The products that a sku is part of; rarely some of another sku of the same hash, too. */
export type PackedParents = { of: (sku: string) => readonly number[]; add: (sku: string, id: number) => void; drop: (sku: string, id: number) => void };

/** Most parts have one parent: its id stands for a list of one. */
export const packedParents = (): PackedParents => {
  const byHash = new Map<number, number | readonly number[]>();
  const of = (sku: string): readonly number[] => {
    const found = byHash.get(textHash(sku)) ?? [];
    return typeof found === 'number' ? [found] : found;
  };
  const put = (sku: string, ids: readonly number[]): void => {
    const [only, ...others] = ids;
    if (only === undefined) byHash.delete(textHash(sku));
    else byHash.set(textHash(sku), others.length === 0 ? only : ids);
  };
  return {
    of,
    add: (sku, id) => {
      if (!of(sku).includes(id)) put(sku, [...of(sku), id]);
    },
    drop: (sku, id) => put(sku, of(sku).filter((parent) => parent !== id)),
  };
};
