import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openRunLog, type ReportedWarning } from './run-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'dijla-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

const warning = (code: string, isRowTaken = false): ReportedWarning => ({
  file: 'a.csv',
  line: 2,
  code,
  subject: 'A',
  isRowTaken,
});
const many = (count: number, code: string): ReportedWarning[] =>
  Array.from({ length: count }, () => warning(code));

describe('openRunLog', () => {
  it('keeps the first 200 of each code and counts all', () => {
    const log = openRunLog(undefined);
    log.warning([...many(250, 'unknown-sku'), warning('bad-price', true)]);
    log.warning(many(50, 'unknown-sku'));
    expect([log.warnings.length, [...log.counts]]).toEqual([
      201,
      [
        ['unknown-sku', { notTaken: 300, inPart: 0 }],
        ['bad-price', { notTaken: 0, inPart: 1 }],
      ],
    ]);
  });

  it('keeps the first 50 prices that jump and counts all', () => {
    const log = openRunLog(undefined);
    log.jump(Array.from({ length: 60 }, () => ({ sku: 'A', currency: 'IQD', from: 1, to: 2 })));
    expect([log.jumps.length, log.jumpCount()]).toEqual([50, 60]);
  });

  it('tells a broken row once, with the family that it leaves out', () => {
    const log = openRunLog(undefined);
    log.warning([warning('ragged-row')]);
    log.warning([{ ...warning('ragged-row'), line: 5 }, warning('family-left-out')]);
    expect([log.warnings.map(({ code, line }) => [code, line]), [...log.counts]]).toEqual([
      [
        ['ragged-row', 5],
        ['family-left-out', 2],
      ],
      [
        ['ragged-row', { notTaken: 1, inPart: 0 }],
        ['family-left-out', { notTaken: 1, inPart: 0 }],
      ],
    ]);
  });

  it('writes everything into the report file', () => {
    const file = join(folder, 'report.jsonl');
    const log = openRunLog(file);
    log.warning(many(300, 'unknown-sku'));
    log.close();
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect([lines.length, JSON.parse(lines[0] ?? '')]).toEqual([
      300,
      { what: 'remark', ...warning('unknown-sku') },
    ]);
  });

  it('writes nothing once it is closed', () => {
    const file = join(folder, 'closed.jsonl');
    const log = openRunLog(file);
    log.close();
    log.warning(many(1, 'unknown-sku'));
    expect(readFileSync(file, 'utf8')).toBe('');
  });
});
