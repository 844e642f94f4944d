import type { TotalsContext } from '@dijla/contract/client';
import type { Adjustment } from '../adjustments/adjustment.ts';

/** Code of the row that says what a gift card pays (wire §3.4). */
export const giftCardCode = 'giftcardaccount';

/** What is on a gift card, in minor units of the currency it is paid in. */
export type SpendableCard = { last_four: string; currency: string; balance: number };

type Tender = Adjustment & { stage: 'tender' };
type Terms = Pick<TotalsContext, 'currency' | 'payable'>;

/** Minor units of the cart's currency for one of the card's, as a fraction. */
const rateOf = ({ currency, payable }: Terms): { numerator: bigint; denominator: bigint } => ({
  numerator: BigInt(payable.rate.denominator) * 10n ** BigInt(currency.scale),
  denominator: BigInt(payable.rate.numerator) * 10n ** BigInt(payable.currency.scale),
});

/**
 * Returns what a card may pay of a cart, as a tender of all that is on it: 25,000 dinars are 19.08 dollars at 1,310. What
 * there is to pay limits it later. None of a card in another currency than the one the cart is paid in.
 */
export const giftCardTender = (card: SpendableCard | null, terms: Terms): Tender[] => {
  if (card === null || card.balance <= 0 || card.currency !== terms.payable.currency.code) return [];
  const { numerator, denominator } = rateOf(terms);
  const worth = Number((BigInt(card.balance) * numerator) / denominator);
  if (worth === 0) return [];
  const data = { last_four: card.last_four };
  return [{ code: giftCardCode, stage: 'tender', amount: 0 - worth, source: 'gift card', data }];
};

/** Returns what is taken of a card for `value` minor units of a cart, rounded up, and never more than is on it. */
export const takenOfCard = (
  value: number,
  { balance }: Pick<SpendableCard, 'balance'>,
  terms: Terms,
): number => {
  const { numerator, denominator } = rateOf(terms);
  const needed = (BigInt(value) * denominator + numerator - 1n) / numerator;
  return Math.min(Number(needed), balance);
};
