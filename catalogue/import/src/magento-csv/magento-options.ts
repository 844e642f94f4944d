import type { CurrencyCode } from '@dijla/contract/client';
import { z } from 'zod';
import { currencyScales } from '../currency-scales.ts';

/** The currency of an export's amounts and the number of decimals of its minor unit. */
export type Money = { currency: CurrencyCode; scale: number };

const optionsSchema = z.strictObject({
  about: z.string().optional(),
  currency: z.enum(['USD', 'IQD']).default('USD'),
});

/**
 * Reads the currency of a Magento export from the shop owner's mapping, because the export names none;
 * defaults to dollars. Throws when the mapping holds anything else.
 */
export const readMagentoOptions = (mapping: unknown): { money: Money } => {
  const { data } = optionsSchema.safeParse(mapping ?? {});
  if (data === undefined)
    throw new Error(
      'The mapping cannot be used: of a Magento export it says the currency alone, { "currency": "IQD" } or { "currency": "USD" }.',
    );
  return { money: { currency: data.currency, scale: currencyScales[data.currency] } };
};
