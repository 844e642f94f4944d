// @chunk shell
type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const place = 'dijla-pages-to-keep';
/** Maximum number of pages; the latest are the most likely to be opened again. */
const most = 8;

/**
 * Addresses of opened pages that have no copy on the device yet, oldest first. They are stored at once, so
 * that they outlive the page: if it is left before its copy is made, the next page of the shop makes the
 * copy. Never throws; a browser that refuses to store has no such addresses.
 */
export const pagesToKeep = (notes: () => Notes) => {
  const open = (): string[] => {
    try {
      const kept: unknown = JSON.parse(notes().getItem(place) ?? '[]');
      return Array.isArray(kept)
        ? kept.filter((address): address is string => typeof address === 'string' && address.startsWith('/'))
        : [];
    } catch {
      return [];
    }
  };
  const write = (addresses: readonly string[]): void => {
    try {
      if (addresses.length === 0) notes().removeItem(place);
      else notes().setItem(place, JSON.stringify(addresses.slice(-most)));
    } catch {
      // The copy is still made if the shopper stays on the page.
    }
  };
  return {
    open,
    note: (address: string): void => write([...open().filter((other) => other !== address), address]),
    forget: (address: string): void => write(open().filter((other) => other !== address)),
  };
};

/** The addresses of this browser. */
export const browserPagesToKeep = pagesToKeep(() => localStorage);
