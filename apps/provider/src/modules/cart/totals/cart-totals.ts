import type { ChosenOption, Totals } from '@dijla/contract/client';
import { giftCardTender } from '@dijla/commerce-rules/gift-cards/gift-card-tender';
import { largestSizeOf } from '@dijla/commerce-rules/shipping/largest-size-of';
import type { TotalsCart, TotalsLine } from '@dijla/commerce-rules/totals/totals-cart';
import { totalsOf } from '@dijla/commerce-rules/totals/totals-of';
import type { TotalsResult } from '@dijla/commerce-rules/totals/totals-result';
import { type SegmentTitle, wireTotals } from '@dijla/commerce-rules/totals/wire-totals';
import { oncePer } from '@dijla/caching/once-per';
import type { totals as english } from '@dijla/messages/en/cart/totals';
import { textsInLanguages } from '../../../call/texts-in-languages.ts';
import type { Cart } from '../cart-of.ts';
import type { CartLine } from '../lines/cart-line.ts';
import { lineTraitsOf } from '../lines/line-traits-of.ts';
import { pricedLine } from './priced-line.ts';

const titles = await textsInLanguages<typeof english>('cart/totals', 'totals');

/** The chosen options in display order: the variant's values, then the rest. */
export const optionsOf = ({ variant, choice }: Pick<CartLine, 'variant' | 'choice'>): ChosenOption[] => [
  ...(variant?.values ?? []).flatMap(({ label, value }) => (value === null ? [] : { label, value })),
  ...(choice?.options ?? []),
];

/** Whether no part of the line needs delivery. */
export const isVirtual = ({ taken }: Pick<CartLine, 'taken'>): boolean =>
  taken.every(({ product }) => product.is_virtual);

/**
 * Size class of the product as sold: for a variant, that of its configurable; for a bundle without one of its
 * own, the largest of its parts by `classes`.
 */
export const sizeClassOf = (
  { product, parent, choice }: Pick<CartLine, 'product' | 'parent' | 'choice'>,
  classes: readonly string[] | undefined,
): { size_class?: string } => {
  const own = (parent ?? product).size_class;
  const size_class =
    own ??
    largestSizeOf(
      (choice?.parts ?? []).map(({ product: part }) => part),
      classes,
    );
  return size_class === null ? {} : { size_class };
};

const totalsLineOf = oncePer((line: CartLine, classes: Cart['context']['size_classes']): TotalsLine => ({
  item_id: line.item_id,
  qty: line.qty,
  name: line.product.name,
  ...pricedLine(line),
  is_virtual: isVirtual(line),
  ...sizeClassOf(line, classes),
  options: optionsOf(line),
  traits: lineTraitsOf(line),
}));

/** Returns what pays a part of the cart before its points do, as much of it as there is. */
export const adjustmentsOf = ({ giftCard, context }: Cart) => giftCardTender(giftCard, context);

const totalsCartOf = (cart: Cart): TotalsCart => ({
  country: cart.country,
  region_id: cart.region_id,
  region_name: cart.region_name,
  lines: cart.lines.map((line) => totalsLineOf(line, cart.context.size_classes)),
  shipping: cart.shipping,
  payment: cart.payment,
  promotions: cart.promotions,
  ...(cart.points !== null && { points: cart.points }),
  adjustments: adjustmentsOf(cart),
});

/** Returns the cart's totals at `now` (ms), in minor units. */
export const totalsOfCart = oncePer((cart: Cart, now: number): TotalsResult =>
  totalsOf(totalsCartOf(cart), cart.context, now),
);

/** Titles of the totals' rows in the store's language; a row without a text of its own uses its `title`. */
export const segmentTitle =
  ({ store }: { store: Pick<Cart['store'], 'language'> }): SegmentTitle =>
  (code, data) => {
    const texts: Partial<Record<string, (data: Parameters<SegmentTitle>[1]) => string>> =
      titles[store.language];
    return texts[code]?.(data) ?? data['title'] ?? code;
  };

/** Returns totals in wire form, with titles in the store's language (wire §3.4). */
export const wireTotalsOf = (cart: Cart, totals: TotalsResult): Totals =>
  wireTotals(totals, cart.context, segmentTitle(cart));
