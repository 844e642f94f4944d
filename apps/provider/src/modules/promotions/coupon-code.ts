import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';

/** Returns a coupon code in its stored form: trimmed, in capitals and Latin digits. */
export const couponCode = (written: string): string => latinDigits(written).trim().toUpperCase();
