import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';

const sale = ({ status, visibility }: ProductInput): string =>
  status === 1
    ? `on sale, seen ${['', 'nowhere', 'in the catalogue', 'in search', 'everywhere'][visibility] ?? ''}`
    : 'off';

const priced = ({ prices }: ProductInput): string => {
  const day = (at: string | null): string => (at === null ? '' : at.slice(0, 10));
  return prices
    .map(
      ({ currency, kind, amount, from, until }) =>
        `${kind === 'special' ? '→' : ''}${amount} ${currency}${from === null && until === null ? '' : ` ${day(from)}…${day(until)}`}`,
    )
    .join(', ');
};

const stocked = ({ stock: { manage_stock, qty, is_in_stock } }: ProductInput): string =>
  `${manage_stock ? qty : 'uncounted'}${is_in_stock ? '' : ', none'}`;

/** Formats what a shopper sees of a product in one line, for tests. */
export const productLine = (product: ProductInput): string => {
  const { sku, type, texts, axes, variants, members, attributes, categories, media } = product;
  const names = Object.entries(texts)
    .map(([language, { name }]) => `${language} ${name}`)
    .toSorted()
    .join(' / ');
  const family =
    axes.length === 0
      ? members.map((member) => member.sku).join('+')
      : `${axes.join(' × ')}: ${variants.join(', ')}`;
  const parts = [
    `${sku} (${type})`,
    sale(product),
    names,
    priced(product),
    stocked(product),
    family,
    Object.entries(attributes)
      .map(([code, value]) => `${code} ${[value].flat().join('+')}`)
      .join(', '),
    categories.map(({ url_path }) => url_path).join(' + '),
    media.map(({ path }) => path).join(' '),
  ];
  return parts.join(' | ');
};
