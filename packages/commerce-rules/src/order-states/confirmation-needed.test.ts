import { describe, expect, it } from 'vitest';
import { type ConfirmationReason, type ConfirmationRule, confirmationNeeded } from './confirmation-needed.ts';

const rule: ConfirmationRule = { newNumbers: true, afterRefusals: 2, fromAmount: 500_000 };
const none: ConfirmationRule = { newNumbers: false, afterRefusals: null, fromAmount: null };

describe('confirmationNeeded', () => {
  it.each<[number, number, number | null, ConfirmationRule, ConfirmationReason | null]>([
    [0, 0, 10_000, rule, 'new-number'],
    [1, 0, 10_000, rule, null],
    [1, 1, 10_000, rule, null],
    [1, 2, 10_000, rule, 'refusals'],
    [0, 2, 900_000, rule, 'refusals'],
    [9, 0, 500_000, rule, 'amount'],
    [9, 0, 499_999, rule, null],
    [9, 0, null, rule, null],
    [0, 9, 900_000, none, null],
    [0, 0, 10_000, { ...none, newNumbers: true }, 'new-number'],
    [5, 1, 10_000, { ...none, afterRefusals: 1 }, 'refusals'],
    [0, 0, 1, { ...none, fromAmount: 1 }, 'amount'],
  ])('%i delivered, %i refused, %s dinars', (delivered, refusals, amount, given, reason) =>
    expect(confirmationNeeded({ delivered, refusals }, amount, given)).toBe(reason),
  );
});
