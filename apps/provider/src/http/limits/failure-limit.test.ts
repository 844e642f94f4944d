import { describe, expect, it } from 'vitest';
import { countLimit, failureLimit } from './failure-limit.ts';
import { memoryLimiters } from './limiters.ts';
import { isRefusal } from '../../call/refusal.ts';

const [cart, other] = ['c'.repeat(32), 'd'.repeat(32)];

describe('failureLimit', () => {
  it('lets one cart try twenty wrong coupons, also when it asks for all at once, and no other cart wait', async () => {
    const { begin } = failureLimit(memoryLimiters, { name: 'tries', atMost: 20 });
    const tries = await Promise.all(Array.from({ length: 64 }, () => begin(cart)));
    expect(tries.filter((answer) => !isRefusal(answer))).toHaveLength(20);
    const refused = tries.find(isRefusal);
    expect(refused).toMatchObject({ code: 'request.too-many' });
    expect(refused?.data['retryAfterSeconds']).toBeGreaterThan(0);
    expect(refused?.data['retryAfterSeconds']).toBeLessThanOrEqual(600);
    expect(isRefusal(await begin(other))).toBe(false);
  });

  it('does not count what was right', async () => {
    const { begin } = failureLimit(memoryLimiters, { name: 'tries', atMost: 20 });
    for (let n = 0; n < 50; n += 1) {
      const tried = await begin(cart);
      if (isRefusal(tried)) throw new Error('a right one was refused');
      await tried.wasRight();
    }
    const wrong = await Promise.all(Array.from({ length: 30 }, () => begin(cart)));
    expect(wrong.filter((answer) => !isRefusal(answer))).toHaveLength(20);
  });
});

describe('countLimit', () => {
  it('counts successes as well, and not what was never done', async () => {
    const { count } = countLimit(memoryLimiters, { name: 'registrations', atMost: 100 });
    const counted = await Promise.all(Array.from({ length: 100 }, () => count('192.0.2.1')));
    expect([
      counted.some(isRefusal),
      isRefusal(await count('192.0.2.1')),
      isRefusal(await count('192.0.2.2')),
    ]).toEqual([false, true, false]);
    const undone = counted.slice(0, 3).map((each) => (isRefusal(each) ? undefined : each.undo()));
    await Promise.all(undone);
    const again = await Promise.all(Array.from({ length: 4 }, () => count('192.0.2.1')));
    expect(again.map(isRefusal)).toEqual([false, false, true, true]);
  });
});
