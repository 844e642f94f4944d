import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';

/** A coupon's code as it is kept, however it was written: without space around it, in capitals and Latin digits. */
export const couponCode = (written: string): string => latinDigits(written).trim().toUpperCase();
