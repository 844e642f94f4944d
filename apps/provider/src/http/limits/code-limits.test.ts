import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRefusal } from '../../call/refusal.ts';
import { type CodeAsker, codeLimits } from './code-limits.ts';
import { memoryLimiters } from './limiters.ts';

const victim = '07701234567';
const attacker = '203.0.113.7';
const second = 1000;
const limitsOf = () => codeLimits(memoryLimiters);
type Limits = ReturnType<typeof codeLimits>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns how many of these were allowed, asked for one after the other, `apart` milliseconds. */
const letThrough = async (
  { ask }: Limits,
  askers: readonly CodeAsker[],
  { apart = 0 } = {},
): Promise<number> => {
  let passed = 0;
  for (const asker of askers) {
    if (!isRefusal(await ask(asker))) passed += 1;
    await vi.advanceTimersByTimeAsync(apart);
  }
  return passed;
};
const times = (count: number, askerOf: (place: number) => CodeAsker) =>
  Array.from({ length: count }, (_, place) => askerOf(place));
const everywhere = (count: number) =>
  times(count, (place) => ({
    subject: victim,
    address: `10.${place >> 8}.${place & 255}.1`,
    device: `device ${place}`,
  }));
/** Seconds that an asker is told to wait; 0 when it may ask. */
const waitOf = async ({ ask }: Limits, asker: CodeAsker): Promise<number> => {
  const asked = await ask(asker);
  return isRefusal(asked) ? Number(asked.data['retryAfterSeconds']) : 0;
};

describe('codeLimits', () => {
  it('gives a subject one code in a minute, however many networks and devices ask at once, and says how long to wait', async () => {
    const limits = limitsOf();
    const asked = await Promise.all(everywhere(80).map(limits.ask));
    expect(asked.filter((each) => !isRefusal(each))).toHaveLength(1);
    expect(asked.find(isRefusal)).toMatchObject({
      code: 'request.too-many',
      data: { retryAfterSeconds: 60 },
    });
    await vi.advanceTimersByTimeAsync(59 * second);
    expect(await waitOf(limits, { subject: victim, address: attacker })).toBe(1);
    await vi.advanceTimersByTimeAsync(second);
    expect(await waitOf(limits, { subject: victim, address: attacker })).toBe(0);
    expect(await waitOf(limits, { subject: '07709999999', address: attacker })).toBe(0);
  });

  it('gives a subject twenty in a day, then one in half an hour, to all networks together', async () => {
    const limits = limitsOf();
    const asked = everywhere(24 * 60 - 1);
    expect(await letThrough(limits, asked.slice(0, 20), { apart: 60 * second })).toBe(20);
    const wait = 30 * 60;
    expect(await waitOf(limits, { subject: victim, address: attacker })).toBe(0);
    await vi.advanceTimersByTimeAsync(60 * second);
    expect(await waitOf(limits, { subject: victim, address: attacker })).toBe(wait - 60);
    const rest = await letThrough(limits, asked.slice(22), { apart: 60 * second });
    expect(rest).toBe(47);
  });

  it('never lets a device wait on which a code was right before, whoever asks for its subject', async () => {
    const limits = limitsOf();
    const owner = { subject: victim, address: attacker, device: 'of the owner' };
    await limits.wasRight(owner);
    await letThrough(limits, everywhere(40), { apart: 60 * second });
    await letThrough(
      limits,
      times(400, (place) => ({ subject: `0770${place}`, address: attacker })),
    );
    await letThrough(
      limits,
      times(20, () => ({ subject: victim, address: attacker })),
    );
    expect(await waitOf(limits, { subject: victim, address: attacker })).toBeGreaterThan(0);
    expect(
      await letThrough(
        limits,
        times(9, () => owner),
      ),
    ).toBe(5);
  });

  it('lets a network in which a code was right before wait only for what is asked for in it', async () => {
    const limits = limitsOf();
    const home = { subject: victim, address: '192.0.2.1' };
    await limits.wasRight(home);
    await letThrough(limits, everywhere(40), { apart: 60 * second });
    expect(await waitOf(limits, { ...home, address: '192.0.3.1' })).toBeGreaterThan(0);
    const asked = await Promise.all(times(30, (place) => ({ ...home, device: `${place}` })).map(limits.ask));
    expect(asked.filter((each) => !isRefusal(each))).toHaveLength(1);
  });

  it('gives a network five codes of one subject in ten minutes, all addresses of an IPv6 network together', async () => {
    const asked = times(9, (place) => ({ subject: victim, address: `2001:db8:1:2::${place + 1}` }));
    expect(await letThrough(limitsOf(), asked, { apart: 60 * second })).toBe(5);
  });

  it('gives a network that asks for everybody three hundred, then only those it was right for before', async () => {
    const limits = limitsOf();
    await limits.wasRight({ subject: 'a neighbour', address: attacker });
    const asked = times(400, (place) => ({ subject: `0771${place}`, address: attacker }));
    expect(await letThrough(limits, asked)).toBe(300);
    expect(isRefusal(await limits.ask({ subject: 'a neighbour', address: attacker }))).toBe(false);
    expect(isRefusal(await limits.ask({ subject: '07725', address: '192.0.2.1' }))).toBe(false);
  });

  it('gives a device ten, whatever its networks and subjects, and counts none that was not sent', async () => {
    const limits = limitsOf();
    const asker = (place: number): CodeAsker => ({
      subject: `0772${place}`,
      address: `192.0.2.${place}`,
      device: 'of somebody',
    });
    for (let place = 0; place < 30; place += 1) {
      const asked = await limits.ask(asker(place));
      if (isRefusal(asked)) throw new Error('one that was not sent was counted');
      await asked.undo();
    }
    expect(await letThrough(limits, times(15, asker))).toBe(10);
  });
});
