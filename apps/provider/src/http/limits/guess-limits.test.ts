import { describe, expect, it } from 'vitest';
import {
  deskCodeGuesses,
  type Guess,
  type Guessed,
  type GuessLimits,
  guessLimits,
  orderGuesses,
} from './guess-limits.ts';
import { memoryLimiters } from './limiters.ts';
import { isRefusal, type Refusal } from '../../call/refusal.ts';

const victim = 'victim@example.iq';
const attacker = '203.0.113.7';

/** Returns how many of these wrong guesses were allowed. */
const letThrough = async (limits: GuessLimits, guesses: readonly Guessed[]): Promise<number> => {
  let passed = 0;
  for (const guess of guesses) if (!isRefusal(await limits.begin(guess))) passed += 1;
  return passed;
};
const times = (count: number, guessOf: (n: number) => Guessed) =>
  Array.from({ length: count }, (_, n) => guessOf(n));

describe('guessLimits', () => {
  it('lets one network guess ten times at one account, also when it asks for all at once', async () => {
    const limits = guessLimits(memoryLimiters);
    const answers: (Guess | Refusal)[] = await Promise.all(
      times(64, () => ({ account: victim, address: attacker })).map(limits.begin),
    );
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(10);
    const refused = answers.find(isRefusal);
    expect(refused).toMatchObject({ code: 'request.too-many' });
    expect(refused?.data['retryAfterSeconds']).toBeGreaterThan(0);
    expect(refused?.data['retryAfterSeconds']).toBeLessThanOrEqual(600);
  });

  it('takes all addresses of one IPv6 network for one', async () => {
    const limits = guessLimits(memoryLimiters);
    expect(
      await letThrough(
        limits,
        times(64, (n) => ({ account: victim, address: `2001:db8:1:2::${n.toString(16)}` })),
      ),
    ).toBe(10);
  });

  it('does not count what was right', async () => {
    const limits = guessLimits(memoryLimiters);
    for (let n = 0; n < 200; n += 1) {
      const guess = await limits.begin({ account: victim, address: attacker });
      if (isRefusal(guess)) throw new Error('a right one was refused');
      await guess.wasRight();
    }
    expect(
      await letThrough(
        limits,
        times(20, () => ({ account: victim, address: attacker })),
      ),
    ).toBe(10);
  });

  it('lets an account be guessed at from everywhere once a network, and its owner in from her own', async () => {
    const limits = guessLimits(memoryLimiters);
    expect(
      await letThrough(
        limits,
        Array.from({ length: 5 }, (_, n) =>
          times(100, () => ({ account: victim, address: `198.51.100.${n}` })),
        ).flat(),
      ),
    ).toBe(50);
    expect(
      await letThrough(
        limits,
        times(20, () => ({ account: victim, address: '198.51.100.9' })),
      ),
    ).toBe(1);
    expect(isRefusal(await limits.begin({ account: victim, address: '192.0.2.1' }))).toBe(false);
  });

  it('lets a network that guesses at everybody do so once an account, and its neighbours in', async () => {
    const limits = guessLimits(memoryLimiters);
    await letThrough(
      limits,
      times(100, (n) => ({ account: `shopper-${n}@example.iq`, address: attacker })),
    );
    expect(
      await letThrough(
        limits,
        times(20, () => ({ account: victim, address: attacker })),
      ),
    ).toBe(1);
    expect(isRefusal(await limits.begin({ account: 'neighbour@example.iq', address: attacker }))).toBe(false);
    expect(
      await letThrough(
        limits,
        times(20, () => ({ account: 'shopper-3@example.iq', address: '192.0.2.1' })),
      ),
    ).toBe(10);
  });

  it('lets a network try one password at three hundred accounts and no more, also at once; who was signed in from there before still gets in', async () => {
    const limits = guessLimits(memoryLimiters);
    const neighbour = { account: 'neighbour@example.iq', address: attacker };
    const first = await limits.begin(neighbour);
    if (isRefusal(first)) throw new Error('the first guess was refused');
    await first.wasRight();
    const spray = (from: number) =>
      times(200, (n) => ({ account: `shopper-${from + n}@example.iq`, address: attacker }));
    expect(await letThrough(limits, spray(0))).toBe(200);
    const answers = await Promise.all(spray(200).map(limits.begin));
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(100);
    expect(answers.find(isRefusal)?.data['retryAfterSeconds']).toBeGreaterThan(0);
    expect(
      await letThrough(
        limits,
        times(3, () => neighbour),
      ),
    ).toBe(1);
    expect(
      await letThrough(
        limits,
        times(20, () => ({ account: 'shopper-399@example.iq', address: '192.0.2.1' })),
      ),
    ).toBe(10);
  });

  it('knows nobody for a guess that was never tried', async () => {
    const limits = guessLimits(memoryLimiters);
    const guess = await limits.begin({ account: victim, address: attacker });
    if (isRefusal(guess)) throw new Error('the first guess was refused');
    await guess.wasNotTried();
    await letThrough(
      limits,
      times(300, (n) => ({ account: `shopper-${n}@example.iq`, address: attacker })),
    );
    expect(isRefusal(await limits.begin({ account: victim, address: attacker }))).toBe(true);
  });

  it.each([
    ['an order', orderGuesses, 300],
    ['a member of the staff', deskCodeGuesses, 60],
  ] as const)(
    'lets all networks together guess at %s at a pace alone, and its owner in from where she was known',
    async (_, most, ofDay) => {
      const limits = guessLimits(memoryLimiters, most);
      const own = { account: victim, address: '192.0.2.1' };
      const first = await limits.begin(own);
      if (isRefusal(first)) throw new Error('the first guess was refused');
      await first.wasRight();
      const everywhere = times(ofDay + 200, (n) => ({
        account: victim,
        address: `10.${Math.floor(n / 250)}.${n % 250}.1`,
      }));
      const answers = await Promise.all(everywhere.map(limits.begin));
      expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(ofDay + 1);
      expect(answers.find(isRefusal)?.data['retryAfterSeconds']).toBeLessThanOrEqual(300);
      expect(isRefusal(await limits.begin(own))).toBe(false);
      expect(isRefusal(await limits.begin({ account: 'another', address: '10.9.9.9' }))).toBe(false);
    },
  );
});
