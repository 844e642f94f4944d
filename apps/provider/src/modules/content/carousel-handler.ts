import type { RecordHandler } from '../../database/record-handler.ts';
import type { CarouselInput } from './carousel-input.ts';
import {
  readCarouselIdentifiers,
  readCarousels,
  readNamed,
  removeCarousels,
  writeCarousels,
} from './carousel-sql.ts';

type Fault = { code: string; subject: string };

/** Whether an identifier can be part of an address: Latin letters, digits, dashes and underscores. */
const isIdentifier = (identifier: string): boolean => /^[\w-]{1,100}$/.test(identifier);

/**
 * Record handler of carousels, by identifier. A carousel that names unknown products, an unknown category,
 * or a product twice is rejected.
 */
export const carouselHandler: RecordHandler<CarouselInput> = {
  keyOf: ({ identifier }) => identifier,
  check: async (db, given) => {
    const { skus, categories } = await readNamed(db, given);
    const identifiers = given.map(({ identifier }) => identifier);
    const faultOf = (carousel: CarouselInput, index: number): Fault | undefined => {
      if (!isIdentifier(carousel.identifier)) return { code: 'bad-identifier', subject: carousel.identifier };
      if (identifiers.indexOf(carousel.identifier) < index)
        return { code: 'repeated-key', subject: carousel.identifier };
      const unknown = carousel.skus.find((sku) => !skus.has(sku));
      if (unknown !== undefined) return { code: 'unknown-sku', subject: unknown };
      const again = carousel.skus.find((sku, place) => carousel.skus.indexOf(sku) < place);
      if (again !== undefined) return { code: 'repeated-sku', subject: again };
      return carousel.category === null || categories.has(carousel.category)
        ? undefined
        : { code: 'unknown-category', subject: carousel.category };
    };
    const faults = given.map(faultOf);
    return {
      records: given.filter((_, index) => faults[index] === undefined),
      warnings: faults.flatMap((fault, index) =>
        fault === undefined ? [] : [{ key: given[index]?.identifier ?? '', isTaken: false, ...fault }],
      ),
    };
  },
  read: readCarousels,
  save: writeCarousels,
  remove: removeCarousels,
  keysOf: readCarouselIdentifiers,
};
