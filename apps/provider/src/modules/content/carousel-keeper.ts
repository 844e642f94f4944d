import type { RecordKeeper } from '../../database/record-keeper.ts';
import type { CarouselInput } from './carousel-input.ts';
import { readCarouselIdentifiers, readCarousels, readNamed, removeCarousels, writeCarousels } from './carousel-store.ts';

type Fault = { code: string; subject: string };

/** Parts of an address: Latin letters, digits, dashes. */
const isIdentifier = (identifier: string): boolean => /^[\w-]{1,100}$/.test(identifier);

/** Rows of slides and products by identifier. One that names goods or a category that are not there is not taken. */
export const carouselKeeper: RecordKeeper<CarouselInput> = {
  keyOf: ({ identifier }) => identifier,
  check: async (db, given) => {
    const { skus, categories } = await readNamed(db, given);
    const faultOf = (carousel: CarouselInput): Fault | undefined => {
      if (!isIdentifier(carousel.identifier)) return { code: 'bad-identifier', subject: carousel.identifier };
      const sku = carousel.skus.find((named) => !skus.has(named));
      if (sku !== undefined) return { code: 'unknown-sku', subject: sku };
      return carousel.category === null || categories.has(carousel.category) ? undefined : { code: 'unknown-category', subject: carousel.category };
    };
    const faults = given.map(faultOf);
    return {
      records: given.filter((_, index) => faults[index] === undefined),
      remarks: faults.flatMap((fault, index) => (fault === undefined ? [] : [{ key: given[index]?.identifier ?? '', isTaken: false, ...fault }])),
    };
  },
  read: readCarousels,
  save: writeCarousels,
  remove: removeCarousels,
  keysOf: readCarouselIdentifiers,
};
