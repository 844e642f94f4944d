import type { CurrencyCode } from '@dijla/contract/client';

/** Decimal places of the minor unit in which the shop keeps each currency. */
export const currencyScales: Readonly<Record<CurrencyCode, number>> = { IQD: 0, USD: 2 };
