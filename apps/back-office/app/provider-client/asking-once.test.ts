import type { DeskRefusal } from '@dijla/contract/desk-client';
import { describe, expect, it } from 'vitest';
import { DeskError } from './desk-error.ts';
import { askingOnce } from './asking-once.ts';

const pay = (amount: number) => ({
  params: { vendor: 'basra-palms' },
  body: { amount, unit: 'IQD' as const, reference: '' },
});
const refused = (code: string) => new DeskError({ code, status: 409, meta: {} } as unknown as DeskRefusal);

/** Makes payments one after the other, each with its outcome, and returns the keys they had, numbered as they came. */
const keysOf = async (made: readonly [amount: number, outcome: string][]): Promise<number[]> => {
  const keys: string[] = [];
  const outcomes = made.map(([, outcome]) => outcome);
  const askOnce = askingOnce(async (_, input = {}) => {
    keys.push(String((input as { idempotencyKey?: string }).idempotencyKey));
    const outcome = outcomes[keys.length - 1] ?? '';
    if (outcome !== 'done') throw refused(outcome);
    return {} as never;
  });
  for (const [amount] of made) await askOnce('desk/pay-vendor', pay(amount)).catch(() => undefined);
  return keys.map((key) => [...new Set(keys)].indexOf(key));
};

describe('a change that is asked for again', () => {
  it.each<[string, [number, string][], number[]]>([
    [
      'is the same one where nothing answered',
      [
        [5000, 'no-answer'],
        [5000, 'no-answer'],
        [5000, 'done'],
      ],
      [0, 0, 0],
    ],
    [
      'is another one after a refusal',
      [
        [5000, 'desk.invalid'],
        [5000, 'done'],
      ],
      [0, 1],
    ],
    [
      'is another one once it was made',
      [
        [5000, 'done'],
        [5000, 'done'],
      ],
      [0, 1],
    ],
    [
      'is another one with another amount',
      [
        [5000, 'no-answer'],
        [6000, 'done'],
      ],
      [0, 1],
    ],
  ])('%s', async (_, made, keys) => {
    expect(await keysOf(made)).toEqual(keys);
  });
});
