import { cart } from '@dijla/messages/ar/cart/cart';
import { totalsMessages } from '@dijla/messages/ar/cart/totals';

export const texts = { cart, totals: totalsMessages };
