import { describe, expect, it } from 'vitest';
import { memoryRateLimits } from './rate-limits.ts';

describe('memoryRateLimits', () => {
  it('counts a pair of products once from each network', async () => {
    const { mayTell } = memoryRateLimits(() => 0);
    const told = [['10.0.0.1', 'A B'], ['10.0.0.1', 'A B'], ['10.0.0.1', 'A C'], ['10.0.0.2', 'A B'], ['2001:db8:1:2::1', 'A B'], ['2001:db8:1:2::9', 'A B'], ['2001:db8::1', 'A B'], ['2001:db8::9', 'A B']] as const;
    const counted: boolean[] = [];
    for (const [address, pair] of told) counted.push(await mayTell(address, pair));
    expect(counted).toEqual([true, false, true, true, true, false, true, false]);
  });

  it('counts no more than 120 pairs a minute from one network', async () => {
    const { mayTell } = memoryRateLimits(() => 0);
    const counted = await Promise.all(Array.from({ length: 130 }, (_, place) => mayTell('10.0.0.1', `A ${place}`)));
    expect(counted.filter(Boolean)).toHaveLength(120);
    expect(await mayTell('10.0.0.2', 'A 1')).toBe(true);
  });
});
