import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inTurns, readAhead } from './in-turns.ts';

const ids = [1, 2, 3, 4, 5, 6, 7];

/** Reads that resolve at once, and the ids they were called with. */
const reader = (failing?: number) => {
  const asked: (readonly number[])[] = [];
  const read = async (some: readonly number[]): Promise<string> => {
    asked.push(some);
    if (failing !== undefined && some.includes(failing)) throw new Error(`${failing} fails`);
    return some.join();
  };
  return { asked, read };
};

describe('readAhead', () => {
  it.each([
    { ahead: 1, before: 1, after: 2 },
    { ahead: 2, before: 2, after: 3 },
    { ahead: 9, before: 4, after: 4 },
  ])('begins at once, and reads $ahead steps before they are taken', async ({ ahead, before, after }) => {
    const { asked, read } = reader();
    const steps = readAhead({ ids, perRead: 2, read, ahead });
    await turn();
    expect(asked.length).toBe(before);
    expect((await steps.next()).value).toBe('1,2');
    expect(asked.length).toBe(after);
    expect(await Array.fromAsync(steps)).toEqual(['3,4', '5,6', '7']);
  });

  it('tells of a failure where its step is taken', async () => {
    const { read } = reader(5);
    const steps = readAhead({ ids, perRead: 2, read, ahead: 9 });
    await turn();
    expect([(await steps.next()).value, (await steps.next()).value]).toEqual(['1,2', '3,4']);
    await expect(steps.next()).rejects.toThrow('5 fails');
  });

  it('reads nothing where there is nothing to read', async () => {
    const { asked, read } = reader();
    expect(await Array.fromAsync(readAhead({ ids: [], perRead: 2, read, ahead: 2 }))).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe('inTurns', () => {
  it('has the next read while those before are put in place', async () => {
    const { asked, read } = reader();
    const placed: [string, number][] = [];
    await inTurns({ ids, perRead: 3, read, place: (some) => void placed.push([some, asked.length]) });
    expect(placed).toEqual([
      ['1,2,3', 2],
      ['4,5,6', 3],
      ['7', 3],
    ]);
  });
});
