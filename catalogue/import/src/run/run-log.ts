import { closeSync, openSync, writeSync } from 'node:fs';
import type { CurrencyChange, PriceJump } from './price-jumps.ts';

/** What the report tells of one row: `code` is a format's or a keeper's; `line` 0 is no line at all. */
export type ReportedWarning = {
  file: string;
  line: number;
  code: string;
  subject: string;
  isRowTaken: boolean;
};

export type ImportWarningCount = { notTaken: number; inPart: number };

export type RunLog = {
  remark: (remarks: readonly ReportedWarning[]) => void;
  jump: (jumps: readonly PriceJump[]) => void;
  /** The first of each code, for the screen. */
  remarks: readonly ReportedWarning[];
  counts: ReadonlyMap<string, ImportWarningCount>;
  jumps: readonly PriceJump[];
  jumpCount: () => number;
  changeCurrencies: (changes: readonly CurrencyChange[]) => void;
  /** How many products changed from which currency to which. */
  currencyChanges: ReadonlyMap<string, CurrencyChange & { count: number }>;
  close: () => void;
};

/** Of each code. */
export const shownWarnings = 200;
const shownJumps = 50;
/** A cell may have a million characters. */
const longestSubject = 500;

/** Keeps the first of what is to be said and counts the rest; everything goes to the report file as JSON lines, so that memory stays flat. */
export const openRunLog = (reportFile: string | undefined): RunLog => {
  let file = reportFile === undefined ? undefined : openSync(reportFile, 'w');
  const remarks: ReportedWarning[] = [];
  const jumps: PriceJump[] = [];
  const counts = new Map<string, ImportWarningCount>();
  const currencyChanges = new Map<string, CurrencyChange & { count: number }>();
  let jumpCount = 0;
  const write = (lines: readonly object[]): void => {
    if (file !== undefined && lines.length > 0)
      writeSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  };
  /** A family left out says of its broken row what there is to say. */
  const forgetRaggedRow = ({ file: path, line }: ReportedWarning): void => {
    const at = remarks.findIndex(
      (remark) => remark.code === 'ragged-row' && remark.file === path && remark.line === line,
    );
    const count = counts.get('ragged-row');
    if (at === -1 || count === undefined) return;
    remarks.splice(at, 1);
    count.notTaken -= 1;
    if (count.notTaken + count.inPart === 0) counts.delete('ragged-row');
  };
  return {
    remark: (full) => {
      const given = full.map((remark) =>
        remark.subject.length > longestSubject
          ? { ...remark, subject: `${remark.subject.slice(0, longestSubject)}…` }
          : remark,
      );
      for (const remark of given) {
        if (remark.code === 'family-left-out') forgetRaggedRow(remark);
        const count = counts.get(remark.code) ?? { notTaken: 0, inPart: 0 };
        count[remark.isRowTaken ? 'inPart' : 'notTaken'] += 1;
        counts.set(remark.code, count);
        if (count.notTaken + count.inPart <= shownWarnings) remarks.push(remark);
      }
      write(given.map((remark) => ({ what: 'remark', ...remark })));
    },
    jump: (given) => {
      jumpCount += given.length;
      jumps.push(...given.slice(0, shownJumps - jumps.length));
      write(given.map((jump) => ({ what: 'price-jump', ...jump })));
    },
    changeCurrencies: (changes) => {
      for (const { from, to } of changes)
        currencyChanges.set(`${from} ${to}`, {
          from,
          to,
          count: (currencyChanges.get(`${from} ${to}`)?.count ?? 0) + 1,
        });
    },
    currencyChanges,
    remarks,
    counts,
    jumps,
    jumpCount: () => jumpCount,
    close: () => {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
};

/** How many rows are left out, for whatever reason. */
export const notTaken = ({ counts }: Pick<RunLog, 'counts'>): number =>
  [...counts.values()].reduce((sum, count) => sum + count.notTaken, 0);
