// @chunk shell
type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const place = 'dijla-pages-to-keep';
/** The latest are the ones she may want again. */
const most = 8;

/**
 * Addresses of pages that were opened and have no copy on the device yet, oldest first. They are written down at once, where they outlive the page: what is
 * left before its copy is made is copied by the next page of the shop. Nothing of it ever fails; a browser that keeps no notes has none.
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
      // Its copy is made if she stays.
    }
  };
  return {
    open,
    note: (address: string): void => write([...open().filter((other) => other !== address), address]),
    forget: (address: string): void => write(open().filter((other) => other !== address)),
  };
};

/** Those of this browser. */
export const browserPagesToKeep = pagesToKeep(() => localStorage);
