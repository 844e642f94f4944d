// @chunk shell
import type { baghdad as english } from '../../en/cart/baghdad.ts';

export const baghdad: typeof english = 'بغداد';
