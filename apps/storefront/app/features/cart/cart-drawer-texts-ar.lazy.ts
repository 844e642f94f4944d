import { cart } from '@dijla/messages/ar/cart/cart';
import { totals } from '@dijla/messages/ar/cart/totals';

export const texts = { cart, totals };
