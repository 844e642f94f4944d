import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../call/refusal.ts';
import { type CodeAsker, codeLimits } from './code-limits.ts';
import { memoryLimiters } from './limiters.ts';

const victim = '07701234567';
const attacker = '203.0.113.7';
const limitsOf = () => codeLimits(memoryLimiters);

/** Returns how many of these were allowed, asked for one after the other. */
const letThrough = async (
  { ask }: ReturnType<typeof codeLimits>,
  count: number,
  askerOf: (place: number) => CodeAsker,
): Promise<number> => {
  let passed = 0;
  for (let place = 0; place < count; place += 1) if (!isRefusal(await ask(askerOf(place)))) passed += 1;
  return passed;
};

describe('codeLimits', () => {
  it('gives a network five codes of one subject, also when it asks for all at once, whatever devices it names', async () => {
    const { ask } = limitsOf();
    const asked = await Promise.all(
      Array.from({ length: 30 }, (_, place) =>
        ask({ subject: victim, address: attacker, device: `device ${place}` }),
      ),
    );
    expect(asked.filter((each) => !isRefusal(each))).toHaveLength(5);
    const refused = asked.find(isRefusal);
    expect(refused?.code).toBe('request.too-many');
    expect(refused?.data['retryAfterSeconds']).toBeLessThanOrEqual(600);
  });

  it('takes all addresses of an IPv6 network for one', async () => {
    const limits = limitsOf();
    expect(
      await letThrough(limits, 20, (place) => ({ subject: victim, address: `2001:db8:1:2::${place + 1}` })),
    ).toBe(5);
  });

  it('lets a subject that is asked for from everywhere be asked for by each network once, its owner too', async () => {
    const limits = limitsOf();
    await letThrough(limits, 30, (place) => ({ subject: victim, address: `198.51.100.${place}` }));
    expect(await letThrough(limits, 9, () => ({ subject: victim, address: attacker }))).toBe(1);
    expect(isRefusal(await limits.ask({ subject: victim, address: '192.0.2.1', device: 'new' }))).toBe(false);
  });

  it('never lets a device wait on which a code was right before, even among those who ask in its network', async () => {
    const limits = limitsOf();
    const owner = { subject: victim, address: attacker, device: 'of the owner' };
    await limits.wasRight(owner);
    await letThrough(limits, 20, () => ({ subject: victim, address: attacker }));
    await letThrough(limits, 400, (place) => ({ subject: `0770${place}`, address: attacker }));
    expect(isRefusal(await limits.ask({ subject: victim, address: attacker }))).toBe(true);
    expect(await letThrough(limits, 9, () => owner)).toBe(5);
  });

  it('gives a network that asks for everybody three hundred, then only those it was right for before', async () => {
    const limits = limitsOf();
    await limits.wasRight({ subject: 'a neighbour', address: attacker });
    expect(await letThrough(limits, 400, (place) => ({ subject: `0771${place}`, address: attacker }))).toBe(
      300,
    );
    expect(isRefusal(await limits.ask({ subject: 'a neighbour', address: attacker }))).toBe(false);
    expect(isRefusal(await limits.ask({ subject: '07719', address: '192.0.2.1' }))).toBe(false);
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
    expect(await letThrough(limits, 15, asker)).toBe(10);
  });
});
