/** Returns a Latin slug of a text: `DJ TEE/M` becomes `dj-tee-m`. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export type Claim = {
  sku: string;
  url_key: string;
  /** Current address; null for a new product. */
  current: string | null;
  /** Products that cannot be opened by their own address are assigned last. */
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

/**
 * Maximum number of further candidates for a key with the sku appended; as skus are unique, even one is
 * rarely needed.
 */
const attempts = 5;

/** Returns the addresses a claim may get when its url_key is not free; `taken` must then cover these. */
export const candidatesOf = ({ sku, url_key }: Claim): string[] => {
  const own = `${url_key}-${slugOf(sku)}`;
  return [own, ...Array.from({ length: attempts }, (_, index) => `${own}-${index + 2}`)];
};

/**
 * Returns the address of each product by sku: its url_key, with the sku appended when another product or a
 * category has that address. A product keeps a current address that fits, so saving again changes no
 * address; among new products, visible ones are assigned first. `taken` holds the addresses of all
 * categories and of the products that are not among the claims.
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
