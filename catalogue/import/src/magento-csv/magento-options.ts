import type { CurrencyCode } from '@dijla/contract/client';
import { z } from 'zod';
import { currencyScales } from '../currency-scales.ts';

/** The currency of an export's amounts, and the decimal places of its minor unit. */
export type Money = { currency: CurrencyCode; scale: number };

const optionsSchema = z.strictObject({
  about: z.string().optional(),
  currency: z.enum(['USD', 'IQD']).default('USD'),
});

/** What the owner's mapping says of a Magento export, which itself names no currency: dollars without one. Throws when it says anything else. */
export const readMagentoOptions = (mapping: unknown): { money: Money } => {
  const { data } = optionsSchema.safeParse(mapping ?? {});
  if (data === undefined)
    throw new Error(
      'The mapping cannot be used: of a Magento export it says the currency alone, { "currency": "IQD" } or { "currency": "USD" }.',
    );
  return { money: { currency: data.currency, scale: currencyScales[data.currency] } };
};
