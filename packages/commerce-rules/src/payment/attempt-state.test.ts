import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterSignal,
  attemptIsOver,
  type AttemptKnown,
  type AttemptState,
  moneyHasCome,
  type PaymentSignal,
} from './attempt-state.ts';

const money = { amount: 25_000, currency: 'IQD' } as const;
const made: AttemptKnown = { money, state: 'created', providerStatus: '', isMismatched: false };
const states: readonly AttemptState[] = [
  'created',
  'unknown',
  'pending',
  'authorised',
  'expired',
  'cancelled',
  'declined',
  'paid',
  'refund_pending',
  'partially_refunded',
  'refunded',
];
const known = (signals: readonly PaymentSignal[]) => signals.reduce(afterSignal, made);
const says = (state: AttemptState): PaymentSignal => ({ state, providerStatus: state, money });

const signals = fc.array(
  fc.record(
    {
      state: fc.constantFrom(...states),
      providerStatus: fc.constantFrom('', 'A', 'B'),
      // Mostly right, so that many signals count.
      money: fc.oneof(
        { arbitrary: fc.constant(money), weight: 8 },
        { arbitrary: fc.constant({ ...money, amount: 24_999 }), weight: 1 },
        { arbitrary: fc.constant({ ...money, currency: 'USD' as const }), weight: 1 },
      ),
    },
    { requiredKeys: ['state', 'providerStatus'] },
  ),
  { maxLength: 8 },
);

describe('afterSignal', () => {
  it.each<[AttemptState, AttemptState, AttemptState]>([
    ['pending', 'paid', 'paid'],
    ['paid', 'pending', 'paid'],
    ['paid', 'declined', 'paid'],
    ['expired', 'paid', 'paid'],
    ['cancelled', 'paid', 'paid'],
    ['pending', 'unknown', 'pending'],
    ['unknown', 'pending', 'pending'],
    ['refunded', 'paid', 'refunded'],
    ['paid', 'refund_pending', 'refund_pending'],
  ])('knows of %s, hears of %s and then knows of %s', (first, second, end) =>
    expect(known([says(first), says(second)]).state).toBe(end),
  );

  it.each<[string, PaymentSignal]>([
    ['another amount', { ...says('paid'), money: { ...money, amount: 24_999 } }],
    ['another currency', { ...says('paid'), money: { ...money, currency: 'USD' } }],
    ['no amount', { state: 'paid', providerStatus: 'PAID' }],
  ])('takes no money that is told with %s', (_, signal) =>
    expect(known([says('pending'), signal])).toMatchObject({ state: 'pending', isMismatched: true }),
  );

  it('ends the same whatever the order and the repetition of signals', () =>
    fc.assert(
      fc.property(
        signals.chain((given) =>
          fc.tuple(
            fc.constant(given),
            fc.shuffledSubarray(given, { minLength: given.length }),
            fc.subarray(given),
          ),
        ),
        ([given, shuffled, again]) => {
          expect(known([...shuffled, ...again])).toEqual(known(given));
        },
      ),
    ));

  it('never forgets that money has come, nor that an attempt is over', () =>
    fc.assert(
      fc.property(signals, signals, (before, later) => {
        const [first, last] = [known(before).state, known([...before, ...later]).state];
        expect([moneyHasCome(last), attemptIsOver(last)]).toEqual([
          moneyHasCome(first) || moneyHasCome(last),
          attemptIsOver(first) || attemptIsOver(last),
        ]);
      }),
    ));
});
