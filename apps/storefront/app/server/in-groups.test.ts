import { describe, expect, it } from 'vitest';
import { inGroups } from './in-groups.ts';

describe('inGroups', () => {
  it('makes something of each, in their order', async () => {
    const all = Array.from({ length: 120 }, (_, place) => place);
    expect(await inGroups(all, async (one) => one * 2)).toEqual(all.map((one) => one * 2));
  });

  it('lets others have their turn in between', async () => {
    const begun: (number | string)[] = [];
    const made = inGroups(
      Array.from({ length: 60 }, (_, place) => place),
      async (one) => begun.push(one),
    );
    setImmediate(() => begun.push('another'));
    await made;
    expect([begun.indexOf('another') < begun.indexOf(50), begun.length]).toEqual([true, 61]);
  });
});
