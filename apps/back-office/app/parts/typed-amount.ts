import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';

/** Returns typed text as minor units of a currency with `scale` decimals, in any digits; null for no amount. */
export const typedAmount = (typed: string, scale: number): number | null => {
  const text = latinDigits(typed).replaceAll(/[\s,٬]/g, '');
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:[.٫](\d+))?$/.exec(text) ?? [];
  if (whole === '' || fraction.length > scale) return null;
  return Number(whole) * 10 ** scale + Number(fraction.padEnd(scale, '0') || 0);
};

/** Returns minor units as one types them. */
export const amountToType = (minor: number, scale: number): string => majorUnits(minor, scale).toFixed(scale);
