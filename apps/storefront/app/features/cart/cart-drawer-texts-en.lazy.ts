import { cart } from '@dijla/messages/en/cart/cart';
import { totalsMessages } from '@dijla/messages/en/cart/totals';

export const texts = { cart, totals: totalsMessages };
