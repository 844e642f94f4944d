import { describe, expect, it } from 'vitest';
import { newSideTable } from './side-table.ts';

describe('newSideTable', () => {
  it('gives rows by key in the order they came, also when they are more than memory keeps', () => {
    const table = newSideTable<{ number: number; text: string }>();
    const text = 'x'.repeat(2000);
    for (let number = 0; number < 10_000; number += 1) table.add(`key ${number % 5000}`, { number, text });
    expect(table.get('key 17').map(({ number }) => number)).toEqual([17, 5017]);
    table.add('key 17', { number: -1, text: 'قصير' });
    expect([table.get('key 17').at(-1), table.get('none')]).toEqual([{ number: -1, text: 'قصير' }, []]);
  });
});
