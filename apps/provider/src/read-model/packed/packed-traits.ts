import { idNumbers, type StoredNumbers } from '@dijla/search-index/core/packed/id-numbers';

/**
 * Properties of a product in a store view that are read too often to parse its document: its tax class, and
 * the categories it is listed in (null when no listing shows it).
 */
export type Traits = { taxClass: number; listedIn: readonly number[] | null };

/** Traits by id; undefined for products that the store view lacks. */
export type PackedTraits = {
  get: (id: number) => Traits | undefined;
  set: (id: number, traits: Traits) => void;
  delete: (id: number) => void;
  stored: () => StoredTraits;
};

/** The distinct traits, the number of products with each, and the kind of each product. */
export type StoredTraits = { kinds: Traits[]; counts: number[]; kindOf: StoredNumbers };

const nothing = (): StoredTraits => ({ kinds: [], counts: [], kindOf: idNumbers(1).stored() });

/** Stores the number of a shared kind per product, because many products have equal traits. */
export const packedTraits = (from = nothing()): PackedTraits => {
  const [kinds, counts, kindOf] = [[...from.kinds], [...from.counts], idNumbers(1, from.kindOf)];
  const nameOf = ({ taxClass, listedIn }: Traits): string => `${taxClass} ${listedIn?.join(' ') ?? '-'}`;
  const numbers = new Map(
    kinds.flatMap((traits, number): [string, number][] =>
      counts[number] === 0 ? [] : [[nameOf(traits), number]],
    ),
  );
  const free = counts.flatMap((count, number) => (count === 0 ? [number] : []));

  const numberFor = (traits: Traits): number => {
    const name = nameOf(traits);
    const number = numbers.get(name) ?? free.pop() ?? kinds.length;
    numbers.set(name, number);
    kinds[number] = traits;
    return number;
  };
  const count = (number: number, more: number): void => {
    counts[number] = (counts[number] ?? 0) + more;
  };
  const leave = (number: number | undefined): void => {
    const traits = number === undefined ? undefined : kinds[number];
    if (number === undefined || traits === undefined) return;
    count(number, -1);
    if (counts[number] !== 0) return;
    numbers.delete(nameOf(traits));
    free.push(number);
  };
  const get = (id: number): Traits | undefined => {
    const number = kindOf.get(id, 0);
    return number === undefined ? undefined : kinds[number];
  };

  return {
    get,
    set: (id, traits) => {
      const before = kindOf.get(id, 0);
      const number = numberFor(traits);
      count(number, 1);
      kindOf.set(id, [number]);
      leave(before);
    },
    delete: (id) => {
      leave(kindOf.get(id, 0));
      kindOf.delete(id);
    },
    stored: () => ({ kinds, counts, kindOf: kindOf.stored() }),
  };
};
