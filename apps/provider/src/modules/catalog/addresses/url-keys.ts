/** A Latin slug of any text: `DJ TEE/M` is `dj-tee-m`. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export type Claim = {
  sku: string;
  url_key: string;
  /** The address it has now; null for a new product. */
  current: string | null;
  /** Products that nobody can open by their own address choose last. */
  isVisible: boolean;
};

const isKept = ({ sku, url_key, current }: Claim): boolean =>
  current !== null && (current === url_key || current.startsWith(`${url_key}-${slugOf(sku)}`));

const freeKey = ({ sku, url_key }: Claim, taken: ReadonlySet<string>): string => {
  if (!taken.has(url_key)) return url_key;
  const own = `${url_key}-${slugOf(sku)}`;
  let key = own;
  for (let next = 2; taken.has(key); next += 1) key = `${own}-${next}`;
  return key;
};

/** How often a key with a sku behind it is tried again; a sku being the product's own, once is rare. */
const attempts = 5;

/** The addresses a claim may come to when its url_key is not free; `taken` must tell of these then. */
export const candidatesOf = ({ sku, url_key }: Claim): string[] => {
  const own = `${url_key}-${slugOf(sku)}`;
  return [own, ...Array.from({ length: attempts }, (_, index) => `${own}-${index + 2}`)];
};

/**
 * The address of each product by sku: its url_key, or with its sku behind when another product or a category has that one.
 * Who has an address that fits keeps it, so that a re-save moves nobody; of new ones the visible choose first.
 * `taken` holds the addresses of all categories and of the products not among the claims.
 */
export const urlKeysOf = (claims: readonly Claim[], taken: ReadonlySet<string>): Map<string, string> => {
  const used = new Set(taken);
  const keys = new Map<string, string>();
  const assign = (claim: Claim, key: string): void => {
    used.add(key);
    keys.set(claim.sku, key);
  };
  for (const claim of claims)
    if (isKept(claim) && claim.current !== null && !used.has(claim.current)) assign(claim, claim.current);
  const waiting = claims.filter(({ sku }) => !keys.has(sku));
  for (const claim of waiting.toSorted((one, other) => Number(other.isVisible) - Number(one.isVisible)))
    assign(claim, freeKey(claim, used));
  return keys;
};
