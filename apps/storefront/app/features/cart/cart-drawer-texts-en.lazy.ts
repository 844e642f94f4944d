import { cart } from '@dijla/messages/en/cart/cart';
import { totals } from '@dijla/messages/en/cart/totals';

export const texts = { cart, totals };
