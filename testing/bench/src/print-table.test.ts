import { describe, expect, it } from 'vitest';
import { tableLines } from './print-table.ts';

describe('tableLines', () => {
  it('sets words to the beginning and figures to the end of their columns', () => {
    expect(
      tableLines({
        title: 'Pages',
        rows: [
          ['page', 'calls'],
          ['home', 8],
          ['a long one', 12],
        ],
        note: 'Counted.',
      }),
    ).toEqual([
      'Pages',
      '',
      'page        calls',
      '──────────  ─────',
      'home            8',
      'a long one     12',
      '',
      'Counted.',
    ]);
  });
});
