import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderHistoryOf, packageStatesOf, type StateEvent } from './folded-states.ts';
import { orderStateOf } from './order-state-of.ts';
import { type OrderState, orderTransitions } from './order-transitions.ts';

const states = Object.keys(orderTransitions) as OrderState[];
const events = fc.array(
  fc.record({ package: fc.integer({ min: 1, max: 3 }), state: fc.constantFrom(...states) }),
  { maxLength: 12 },
);
const of = (...given: readonly `${number} ${OrderState}`[]): StateEvent[] =>
  given.map((text) => {
    const [number, state] = text.split(' ');
    return { package: Number(number), state: state as OrderState };
  });

describe('packageStatesOf', () => {
  it('is the last of each package', () =>
    expect([
      ...packageStatesOf(of('1 pending', '1 preparing', '2 preparing', '1 dispatched', '1 dispatched')),
    ]).toEqual([
      [1, 'dispatched'],
      [2, 'preparing'],
    ]));
});

describe('orderHistoryOf', () => {
  it('tells what changed of the whole order, and no move that left it as it was', () =>
    expect(
      orderHistoryOf(
        of(
          '1 pending',
          '1 pending',
          '1 preparing',
          '2 preparing',
          '1 dispatched',
          '1 complete',
          '2 dispatched',
          '2 complete',
        ),
      ).map(({ state }) => state),
    ).toEqual(['pending', 'preparing', 'dispatched', 'complete']));

  it('ends in the order’s state and never tells the same twice in a row', () =>
    fc.assert(
      fc.property(events, (given) => {
        const told = orderHistoryOf(given).map(({ state }) => state);
        expect(told.at(-1) ?? 'pending').toBe(orderStateOf([...packageStatesOf(given).values()]));
        expect(told.filter((state, place) => state === told[place - 1])).toEqual([]);
      }),
    ));
});
