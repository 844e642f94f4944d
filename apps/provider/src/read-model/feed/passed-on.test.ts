import { describe, expect, it, vi } from 'vitest';
import { passedOn } from './passed-on.ts';

describe('passedOn', () => {
  it('passes each change on once, and again with the next ones after an attempt that rejected', async () => {
    const taken = vi.fn<(changes: readonly number[]) => Promise<void>>(async () => undefined);
    taken
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new Error('away'))
      .mockRejectedValueOnce(new Error('away'));
    const passOn = passedOn(taken);
    await passOn([1]);
    await expect(passOn([2])).rejects.toThrow('away');
    await expect(passOn([3])).rejects.toThrow('away');
    await passOn([4]);
    await passOn([5]);
    expect(taken.mock.calls.map(([changes]) => changes)).toEqual([[1], [2], [2, 3], [2, 3, 4], [5]]);
  });
});
