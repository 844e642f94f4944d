import { RateLimiterMemory } from 'rate-limiter-flexible';
import { describe, expect, it } from 'vitest';
import { giveBack } from './give-back.ts';

const aLimiter = (keyPrefix: string) => new RateLimiterMemory({ keyPrefix, points: 10, duration: 600 });

describe('giveBack', () => {
  it('takes back one of several', async () => {
    const limiter = aLimiter('several');
    for (let n = 0; n < 3; n += 1) await limiter.penalty('name');
    await giveBack(limiter, 'name');
    expect((await limiter.get('name'))?.consumedPoints).toBe(2);
  });

  it('leaves nothing counted of one', async () => {
    const limiter = aLimiter('one');
    await limiter.penalty('name');
    await giveBack(limiter, 'name');
    expect((await limiter.get('name'))?.consumedPoints).toBe(0);
  });

  it('gives nobody a try more when the window has ended meanwhile', async () => {
    const limiter = aLimiter('ended');
    await giveBack(limiter, 'name');
    expect(await limiter.get('name')).toBeNull();
  });
});
