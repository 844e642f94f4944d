import type { ordered } from '@dijla/messages/en/cart/ordered';

type Texts = Pick<typeof ordered, 'couponRefused' | 'soldOut'>;

/**
 * Returns why an order was rejected: because of its coupon, otherwise its sold-out products, otherwise in
 * the provider's own words.
 */
export const rejectionText = (
  {
    coupon,
    gone,
    said,
  }: { coupon: string | null | undefined; gone: Parameters<Texts['soldOut']>[0]; said: string },
  texts: Texts,
): string => {
  if (coupon !== null && coupon !== undefined) return texts.couponRefused(coupon);
  return gone.length > 0 ? texts.soldOut(gone) : said;
};
