import { couponCode } from '../../promotions/promotions.ts';

/**
 * The codes a shopper may mean by what reaches the server, in capitals: clients paste it into the address as it is, where a plus sign reads
 * as a space (wire §2.8). None for an empty text.
 */
export const couponCodes = (typed: string | undefined): string[] => {
  const code = couponCode(typed ?? '');
  return code === '' ? [] : [...new Set([code, code.replaceAll(' ', '+'), code.replaceAll('+', ' ')])];
};
