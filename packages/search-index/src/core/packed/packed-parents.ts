import { textHash } from './text-hash.ts';

/**
 * The products that a sku is part of; in rare cases the result includes parents of another sku with the same
 * hash.
 */
export type PackedParents = {
  of: (sku: string) => readonly number[];
  add: (sku: string, id: number) => void;
  drop: (sku: string, id: number) => void;
  stored: () => StoredParents;
};

/** Hashes of skus that have one parent each, and `several` by hash for all others. */
export type StoredParents = {
  hashes: Int32Array;
  parents: Int32Array;
  several: Map<number, readonly number[]>;
};

const storedParents = (byHash: ReadonlyMap<number, number | readonly number[]>): StoredParents => {
  const [hashes, parents] = [new Int32Array(byHash.size), new Int32Array(byHash.size)];
  const several = new Map<number, readonly number[]>();
  let count = 0;
  for (const [hash, ids] of byHash) {
    if (typeof ids !== 'number') {
      several.set(hash, ids);
      continue;
    }
    hashes[count] = hash;
    parents[count] = ids;
    count += 1;
  }
  return { hashes: hashes.subarray(0, count), parents: parents.subarray(0, count), several };
};

const parentsByHash = ({
  hashes,
  parents,
  several,
}: StoredParents): Map<number, number | readonly number[]> => {
  const byHash = new Map<number, number | readonly number[]>(several);
  for (let place = 0; place < hashes.length; place += 1) byHash.set(hashes[place] ?? 0, parents[place] ?? 0);
  return byHash;
};

/** Merges the parents of each sku from all of them. */
export const unitedParents = (all: readonly StoredParents[]): StoredParents => {
  const united = new Map<number, number | readonly number[]>();
  for (const each of all) {
    for (const [hash, parents] of parentsByHash(each)) {
      const ids = [...new Set([united.get(hash) ?? [], parents].flat())];
      united.set(hash, ids.length === 1 ? (ids[0] ?? 0) : ids);
    }
  }
  return storedParents(united);
};

/** Most parts have one parent, stored as its id instead of a list. */
export const packedParents = (from?: StoredParents): PackedParents => {
  const byHash = from === undefined ? new Map<number, number | readonly number[]>() : parentsByHash(from);
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
    drop: (sku, id) =>
      put(
        sku,
        of(sku).filter((parent) => parent !== id),
      ),
    stored: () => storedParents(byHash),
  };
};
