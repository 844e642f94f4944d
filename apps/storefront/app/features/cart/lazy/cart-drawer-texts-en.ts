import { cart } from '@dijla/messages/en/cart';
import { totalsMessages } from '@dijla/messages/en/totals';

export const texts = { cart, totals: totalsMessages };
