import { describe, expect, it } from 'vitest';
import { importReport, warningLines } from './import-report.ts';
import { openRunLog } from '../run/run-log.ts';

const warned = (code: string, count: number, isRowTaken = false) =>
  Array.from({ length: count }, (_, index) => ({
    file: 'a.csv',
    line: index + 2,
    code,
    subject: `S${index}`,
    isRowTaken,
  }));
const spent = { seconds: 2, peakMegabytes: 200 };
const counts = { product: { added: 1, changed: 2, removed: 0, unchanged: 3, refused: 4 } };

describe('warningLines', () => {
  it('tells each reason with its count and where', () => {
    const log = openRunLog(undefined);
    log.warning([...warned('bad-price', 1), ...warned('unknown-category', 1, true)]);
    expect(warningLines(log)).toEqual([
      'bad-price: the price is no amount of money (1 not taken, 0 taken in part)',
      '  a.csv:2 S0',
      'unknown-category: names a category that does not exist (0 not taken, 1 taken in part)',
      '  a.csv:2 S0',
    ]);
  });

  it('shows of each reason its share of two hundred, and how many more there are', () => {
    const log = openRunLog(undefined);
    for (const code of ['a', 'b', 'c', 'd']) log.warning(warned(code, 300));
    const lines = warningLines(log);
    expect([lines.length, lines.filter((line) => line.includes('and 250 more')).length]).toEqual([4 * 52, 4]);
  });

  it('speaks of what it has no words for by its name', () => {
    const log = openRunLog(undefined);
    log.warning([{ file: '', line: 0, code: 'too-blue', subject: 'A', isRowTaken: false }]);
    expect(warningLines(log)).toEqual(['too-blue: too blue (1 not taken, 0 taken in part)', '  A']);
  });
});

describe('importReport', () => {
  it('tells what was taken, how fast, and how to take it back', () => {
    const log = openRunLog(undefined);
    const result = {
      ok: true,
      runId: 7,
      rows: 10,
      copied: 3,
      log,
      summary: { touched: 3, counts, productTypes: { simple: 5, bundle: 1 } },
    } as const;
    expect(importReport(result, { isDryRun: false, report: undefined, spent }).split('\n')).toEqual([
      '',
      '                       added    changed    removed  unchanged  not taken',
      '  product                  1          2          0          3          4',
      'Products taken: 5 simple, 1 bundle.',
      'Run 7, 3 pictures copied. --undo 7 takes it back.',
      '10 records in 2.0 s, 5 a second; at most 200 MB of memory.',
    ]);
  });

  it('tells prices that jump, and that a dry run keeps nothing', () => {
    const log = openRunLog(undefined);
    log.jump(Array.from({ length: 51 }, () => ({ sku: 'A', currency: 'IQD', from: 1000, to: 2000 })));
    const lines = importReport(
      { ok: true, runId: 7, rows: 1, copied: 0, log, summary: { touched: 1, counts: {}, productTypes: {} } },
      { isDryRun: true, report: 'all.jsonl', spent },
    ).split('\n');
    expect([lines[0], lines[1], lines[51], ...lines.slice(-3, -1)]).toEqual([
      'Prices that move by more than 30 % (51):',
      '  A  IQD 1,000 → 2,000',
      '  … and 1 more',
      'This was a dry run: nothing is kept. To bring it in, run the same without --dry-run.',
      'Everything is in all.jsonl.',
    ]);
  });

  it('begins with what the export is, tells no fault of what it is read as, and ends with what it took', () => {
    const log = openRunLog(undefined);
    log.warning([
      { file: 'a.csv', line: 1, code: 'recognised-as', subject: 'shopify, prices in IQD', isRowTaken: true },
      ...warned('bad-price', 1),
    ]);
    log.jump([{ sku: 'A', currency: 'USD', from: 1999, to: 1_234_550 }]);
    const result = {
      ok: true,
      runId: 7,
      rows: 1,
      copied: 0,
      log,
      summary: { touched: 1, counts: {}, productTypes: {} },
    } as const;
    const text = importReport(result, {
      isDryRun: true,
      report: undefined,
      spent,
      headline: ['22 products (10 of them with 75 variants)'],
      notWhole: ['Not whole:', '  1 row was not taken'],
    });
    expect(text.split('\n')).toEqual([
      '22 products (10 of them with 75 variants)',
      'a.csv is read as shopify, prices in IQD.',
      '',
      'bad-price: the price is no amount of money (1 not taken, 0 taken in part)',
      '  a.csv:2 S0',
      'Prices that move by more than 30 % (1):',
      '  A  USD 19.99 → 12,345.50',
      '',
      expect.stringContaining('added'),
      'Not whole:',
      '  1 row was not taken',
      'This was a dry run: nothing is kept. To bring it in, run the same without --dry-run.',
      expect.stringContaining('at most 200 MB'),
    ]);
  });

  it('says how many products change from one currency to the other', () => {
    const log = openRunLog(undefined);
    log.changeCurrencies([
      ...Array.from({ length: 97 }, () => ({ from: 'IQD', to: 'USD' }) as const),
      { from: 'USD', to: 'IQD' },
    ]);
    const lines = importReport(
      { ok: true, runId: 7, rows: 1, copied: 0, log, summary: { touched: 1, counts: {}, productTypes: {} } },
      { isDryRun: true, report: undefined, spent },
    ).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        '97 products change from dinars to dollars.',
        '1 product changes from dollars to dinars.',
      ]),
    );
  });

  it('says that nothing was pruned, and why', () => {
    const log = openRunLog(undefined);
    const text = importReport(
      {
        ok: true,
        runId: 7,
        rows: 1,
        copied: 0,
        unpruned: 2,
        log,
        summary: { touched: 1, counts: {}, productTypes: {} },
      },
      { isDryRun: false, report: undefined, spent },
    );
    expect(text).toContain(
      'Nothing was pruned: 2 rows of this export are left out, so nobody can tell what is missing.',
    );
  });
});
