import { describe, expect, it } from 'vitest';
import { aTotalsContext, dollar } from '../../test/a-totals-context.ts';
import { amountIn } from './amount-in.ts';

const inDollars = aTotalsContext({ currency: dollar, base_rate: { numerator: 1, denominator: 1 } });

describe('amountIn', () => {
  it.each([
    ['takes the own amount', { IQD: 60_000, USD: 5000 }, aTotalsContext(), 60_000],
    ['converts the base amount at the rate of the cart', { USD: 5000 }, aTotalsContext(), 65_500],
    ['rounds half up', { USD: 5 }, aTotalsContext({ base_rate: { numerator: 1310, denominator: 1 } }), 66],
    ['takes cents for cents', { USD: 5000 }, inDollars, 5000],
    ['knows nothing of an amount in another currency alone', { IQD: 60_000 }, inDollars, null],
    ['knows nothing of none', {}, aTotalsContext(), null],
  ])('%s', (_, amounts, terms, amount) => expect(amountIn(amounts, terms)).toBe(amount));
});
