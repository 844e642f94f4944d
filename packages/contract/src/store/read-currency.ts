import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

/** Current rates are units of `currency_to` per unit of the base currency (wire §11). */
const currencyInformation = z.object({
  base_currency_code: z.string(),
  base_currency_symbol: z.string(),
  default_display_currency_code: z.string(),
  default_display_currency_symbol: z.string(),
  available_currency_codes: z.array(z.string()),
  exchange_rates: z.array(
    z.object({ currency_to: z.string(), rate: z.number(), currency_symbol: z.string() }),
  ),
});
export type CurrencyInformation = z.infer<typeof currencyInformation>;

export const readCurrency = defineCall({
  method: 'GET',
  path: '/api/ext/vaimo-currency',
  access: { for: 'anyone' },
  summary: 'Currencies of a store view with rates of today (wire §11)',
  query: storeQuery,
  result: currencyInformation,
  refusals: [],
});
