import { describe, expect, it } from 'vitest';
import { runList } from './run-list.ts';

const began = { started_at: new Date('2026-11-21T02:30:00Z'), ended_at: null };
const counts = { added: 2, changed: 1, removed: 0, unchanged: 5, refused: 0 };

describe('runList', () => {
  it('tells each run in one line', () => {
    const list = runList([
      {
        id: 12,
        format: 'magento-csv',
        source: 'import',
        state: 'failed',
        summary: { touched: 3, counts: { product: counts }, productTypes: {}, fault: 'was cut\nat once' },
        ...began,
      },
      { id: 11, format: 'demo', source: 'demo', state: 'done', summary: null, ...began },
    ]);
    expect(list.split('\n')).toEqual([
      '   12  2026-11-21 02:30  failed    magento-csv   2 added, 1 changed, 0 removed (was cut)',
      '   11  2026-11-21 02:30  done      demo          ',
    ]);
  });

  it('tells of a run that was killed what it had touched', () => {
    expect(
      runList([
        {
          id: 1,
          format: 'demo',
          source: 'demo',
          state: 'failed',
          summary: { touched: 3000, counts: {}, productTypes: {}, fault: 'was cut' },
          ...began,
        },
      ]),
    ).toContain('3000 touched (was cut)');
  });

  it('says that there was none', () => {
    expect(runList([])).toBe('There was no import yet.');
  });
});
