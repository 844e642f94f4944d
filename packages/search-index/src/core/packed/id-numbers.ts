/** A fixed count of 32-bit integers per id. Ids are positive and mostly close to each other. */
export type IdNumbers = {
  /** Returns one of an id's numbers, or undefined when it has none. */
  get: (id: number, place: number) => number | undefined;
  set: (id: number, numbers: readonly number[]) => void;
  delete: (id: number) => boolean;
  /** All ids, in ascending order within each page. */
  ids: () => IterableIterator<number>;
  size: () => number;
  /** Returns the stored form from which it can be recreated. */
  stored: () => StoredNumbers;
};

/** The existing pages, and their numbers concatenated. */
export type StoredNumbers = { pages: Int32Array; numbers: Int32Array; size: number };

const idsInPage = 1024;

const pagesOf = ({ pages, numbers }: StoredNumbers): Map<number, Int32Array> => {
  const length = numbers.length / Math.max(1, pages.length);
  return new Map(
    Array.from(pages, (page, place) => [page, numbers.subarray(place * length, (place + 1) * length)]),
  );
};

const storedPages = (
  pages: ReadonlyMap<number, Int32Array>,
  length: number,
): Pick<StoredNumbers, 'pages' | 'numbers'> => {
  const numbers = new Int32Array(pages.size * length);
  for (const [place, page] of [...pages.values()].entries()) numbers.set(page, place * length);
  return { pages: Int32Array.from(pages.keys()), numbers };
};

/**
 * Stores numbers by id in pages of 1024 ids; a page is created when one of its ids first gets numbers. The
 * first number of an id must not be `none`.
 */
export const idNumbers = (count: number, from?: StoredNumbers): IdNumbers => {
  const none = -2_147_483_648;
  const pages = from === undefined ? new Map<number, Int32Array>() : pagesOf(from);
  let size = from?.size ?? 0;

  const pageFor = (id: number): Int32Array => {
    const number = Math.floor(id / idsInPage);
    const page = pages.get(number) ?? new Int32Array(idsInPage * count).fill(none);
    pages.set(number, page);
    return page;
  };
  const get: IdNumbers['get'] = (id, place) => {
    const page = pages.get(Math.floor(id / idsInPage));
    const start = (id % idsInPage) * count;
    return page === undefined || page[start] === none ? undefined : page[start + place];
  };

  return {
    get,
    set: (id, numbers) => {
      const page = pageFor(id);
      const start = (id % idsInPage) * count;
      if (page[start] === none) size += 1;
      page.set(numbers, start);
    },
    delete: (id) => {
      if (get(id, 0) === undefined) return false;
      pageFor(id)[(id % idsInPage) * count] = none;
      size -= 1;
      return true;
    },
    ids: function* () {
      for (const [number, page] of pages) {
        for (let start = 0; start < page.length; start += count)
          if (page[start] !== none) yield number * idsInPage + start / count;
      }
    },
    size: () => size,
    stored: () => ({ ...storedPages(pages, idsInPage * count), size }),
  };
};
