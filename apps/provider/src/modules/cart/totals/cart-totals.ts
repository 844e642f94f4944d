import type { ChosenOption, Totals } from '@dijla/contract/client';
import type { TotalsCart, TotalsLine } from '@dijla/commerce-rules/totals/totals-cart';
import { totalsOf } from '@dijla/commerce-rules/totals/totals-of';
import type { TotalsResult } from '@dijla/commerce-rules/totals/totals-result';
import { type SegmentTitle, wireTotals } from '@dijla/commerce-rules/totals/wire-totals';
import { totalsMessages as arabicTitles } from '@dijla/messages/ar/cart/totals';
import { totalsMessages as englishTitles } from '@dijla/messages/en/cart/totals';
import { oncePer } from '../../../once-per.ts';
import type { Cart, CartLine } from '../cart-of.ts';
import { lineTraitsOf } from '../lines/line-traits-of.ts';
import { pricedLine } from './priced-line.ts';

const titles = { en: englishTitles, ar: arabicTitles };

/** The chosen options in display order: the variant's values, then the rest. */
export const optionsOf = ({ variant, choice }: Pick<CartLine, 'variant' | 'choice'>): ChosenOption[] => [
  ...(variant?.values ?? []).flatMap(({ label, value }) => (value === null ? [] : { label, value })),
  ...(choice?.options ?? []),
];

/** Whether no part of the line needs delivery. */
export const isVirtual = ({ taken }: Pick<CartLine, 'taken'>): boolean =>
  taken.every(({ product }) => product.is_virtual);

/** Size class of the product as sold: for a variant, that of its configurable. */
export const sizeClassOf = ({
  product,
  parent,
}: Pick<CartLine, 'product' | 'parent'>): { size_class?: string } => {
  const { size_class } = parent ?? product;
  return size_class === null ? {} : { size_class };
};

const totalsLineOf = oncePer((line: CartLine): TotalsLine => ({
  item_id: line.item_id,
  qty: line.qty,
  name: line.product.name,
  ...pricedLine(line),
  is_virtual: isVirtual(line),
  ...sizeClassOf(line),
  options: optionsOf(line),
  traits: lineTraitsOf(line),
}));

const totalsCartOf = (cart: Cart): TotalsCart => ({
  country: cart.country,
  region_id: cart.region_id,
  region_name: cart.region_name,
  lines: cart.lines.map((line) => totalsLineOf(line)),
  shipping: cart.shipping,
  payment: cart.payment,
  promotions: cart.promotions,
});

/** Returns the cart's totals at `now` (ms), in minor units. */
export const totalsOfCart = oncePer((cart: Cart, now: number): TotalsResult =>
  totalsOf(totalsCartOf(cart), cart.context, now),
);

/** Titles of the totals' rows in the store's language. */
export const segmentTitle =
  ({ store }: Pick<Cart, 'store'>): SegmentTitle =>
  (code, data) =>
    titles[store.language][code](data);

/** Returns totals in wire form, with titles in the store's language (wire §3.4). */
export const wireTotalsOf = (cart: Cart, totals: TotalsResult): Totals =>
  wireTotals(totals, cart.context, segmentTitle(cart));
