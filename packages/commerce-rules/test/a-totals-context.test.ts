import { totalsContext } from '@dijla/contract/schemas';
import { describe, expect, it } from 'vitest';
import { aTaxedContext, aTotalsContext } from './a-totals-context.ts';

describe('aTotalsContext', () => {
  it.each([aTotalsContext(), aTaxedContext(15, true)])('keeps to the contract', (context) =>
    expect(totalsContext.parse(context)).toEqual(context),
  );
});
