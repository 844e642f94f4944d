import { isMobileNumber } from '@dijla/commerce-rules/digits/phone-number';
import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import type { CartLineView } from '@dijla/device/cart-view/cart-view';
import { groupedPhone } from '../../../shop/delivery/phone-number.ts';

type Line = Pick<CartLineView, 'options' | 'is_virtual'>;

/** What an order sends without a courier: addresses of friends, and whether any of it is the buyer's own. */
export type SentOnline = { friends: string[]; hasOwn: boolean };

/** Lines keep the words of their options alone, so the friend is known by an answer that is an address. */
const friendOf = ({ options }: Line): string | undefined => {
  const answer = options
    .map(({ value }) => value.trim())
    .find((value) => /^\S+@\S+\.\S+$/.test(value) || isMobileNumber(latinDigits(value)));
  return answer === undefined || answer.includes('@') ? answer : groupedPhone(answer);
};

/** Returns whom what is sent without a courier goes to: friends by e-mail or mobile number, or the buyer. */
export const sentOnline = (lines: readonly Line[]): SentOnline => {
  const to = lines.filter(({ is_virtual: isVirtual }) => isVirtual).map(friendOf);
  return {
    friends: [...new Set(to.filter((friend) => friend !== undefined))],
    hasOwn: to.includes(undefined),
  };
};
