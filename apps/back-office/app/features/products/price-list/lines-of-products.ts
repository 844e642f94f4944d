import type { DeskResult } from '@dijla/contract/desk-client';
import { amountToType } from '../../../parts/typed-amount.ts';

type Listed = Pick<DeskResult<'desk/products'>['items'][number], 'sku' | 'prices'>;

/**
 * Returns listed products as lines to edit, with what they cost now; without those that cost what their parts do. A
 * special price is left out, which leaves it as it is with its days.
 */
export const linesOfProducts = (products: readonly Listed[], currency: 'IQD' | 'USD'): string =>
  products
    .flatMap(({ sku, prices }) => {
      const price = prices.find(({ unit }) => unit.code === currency);
      const amount = price?.regular?.amount;
      return price === undefined || amount === undefined
        ? []
        : [`${sku}\t${amountToType(amount, price.unit.scale)}`];
    })
    .join('\n');
