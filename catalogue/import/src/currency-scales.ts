import type { CurrencyCode } from '@dijla/contract/client';

/** Decimal places of each currency's minor unit. */
export const currencyScales: Readonly<Record<CurrencyCode, number>> = { IQD: 0, USD: 2 };
