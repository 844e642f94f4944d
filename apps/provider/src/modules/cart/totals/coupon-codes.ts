import { couponCode } from '../../promotions/promotions.ts';

/**
 * Returns the codes, in capitals, that a shopper may have meant by the received text. Clients put the code
 * into the URL unescaped, where a plus sign reads as a space (wire §2.8). Empty for an empty text.
 */
export const couponCodes = (typed: string | undefined): string[] => {
  const code = couponCode(typed ?? '');
  return code === '' ? [] : [...new Set([code, code.replaceAll(' ', '+'), code.replaceAll('+', ' ')])];
};
