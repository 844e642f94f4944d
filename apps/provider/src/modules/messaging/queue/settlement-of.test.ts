import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Delivery } from '../transports/delivery.ts';
import { settlementOf } from './settlement-of.ts';

const now = Date.UTC(2026, 10, 28, 9);
const minute = 60_000;
const first = { attempts: 1, is_uncertain: false, not_after: null };
const again: Delivery = { outcome: 'again', error: 'SMTP 452' };
const unknown: Delivery = { outcome: 'unknown', error: 'SMTP ETIMEDOUT' };

describe('settlementOf', () => {
  it.each([
    [
      'is sent once accepted',
      first,
      { outcome: 'accepted', providerId: 'x' },
      { state: 'sent', providerId: 'x', sentAt: now },
    ],
    [
      'waits a minute after the first refusal for now',
      first,
      again,
      { state: 'queued', notBefore: now + minute },
    ],
    [
      'waits longer each time',
      { ...first, attempts: 4 },
      again,
      { state: 'queued', notBefore: now + 8 * minute },
    ],
    [
      'waits as long as a gateway asks',
      first,
      { ...again, afterMs: 7 * minute },
      { state: 'queued', notBefore: now + 7 * minute },
    ],
    [
      'is given up after the twelfth attempt',
      { ...first, attempts: 12 },
      again,
      { state: 'failed', error: 'SMTP 452' },
    ],
    [
      'is given up when the next attempt would come too late',
      { ...first, not_after: new Date(now + minute) },
      again,
      { state: 'failed' },
    ],
    ['is tried in time', { ...first, not_after: new Date(now + minute + 1) }, again, { state: 'queued' }],
    [
      'is never tried again once refused for good',
      first,
      { outcome: 'never', error: 'SMTP 550', isDeadAddress: true },
      { state: 'failed', error: 'SMTP 550' },
    ],
    ['is tried once more after silence', first, unknown, { state: 'queued', isUncertain: true }],
    [
      'is given up after the second silence',
      { ...first, attempts: 2, is_uncertain: true },
      unknown,
      { state: 'failed' },
    ],
  ] as const)('%s', (_, attempt, delivery, expected) => {
    expect(settlementOf(attempt, delivery as Delivery, now)).toMatchObject(expected);
  });

  it('ends after at most twelve attempts and two silences, whatever the other side answers', () => {
    /** Returns the attempts and silences until the message is sent no more. */
    const lifeOf = (
      deliveries: readonly Delivery[],
    ): { attempts: number; silences: number; ended: boolean } => {
      let [attempts, silences, time, isUncertain] = [0, 0, now, false];
      for (const delivery of deliveries) {
        attempts += 1;
        silences += delivery.outcome === 'unknown' ? 1 : 0;
        const attempt = { attempts, is_uncertain: isUncertain, not_after: null };
        const settlement = settlementOf(attempt, delivery, time);
        if (settlement.state !== 'queued') return { attempts, silences, ended: true };
        isUncertain ||= settlement.isUncertain === true;
        time = settlement.notBefore;
      }
      return { attempts, silences, ended: false };
    };
    const answers = fc.array(fc.constantFrom(again, unknown), { minLength: 12, maxLength: 30 });
    fc.assert(
      fc.property(answers, (deliveries) => {
        const { attempts, silences, ended } = lifeOf(deliveries);
        expect([ended, attempts <= 12, silences <= 2]).toEqual([true, true, true]);
      }),
    );
  });
});
