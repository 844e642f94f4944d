import { cart } from '@dijla/messages/ar/cart';
import { totalsMessages } from '@dijla/messages/ar/totals';

export const texts = { cart, totals: totalsMessages };
