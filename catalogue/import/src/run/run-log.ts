import { closeSync, openSync, writeSync } from 'node:fs';
import type { CurrencyChange, PriceJump } from './price-jumps.ts';

/**
 * A warning in the report; `code` comes from a format or a record handler, `line` is 0 when there is no
 * line.
 */
export type ReportedWarning = {
  file: string;
  line: number;
  code: string;
  subject: string;
  isRowTaken: boolean;
};

type ImportWarningCount = { notTaken: number; inPart: number };

export type RunLog = {
  warning: (warnings: readonly ReportedWarning[]) => void;
  jump: (jumps: readonly PriceJump[]) => void;
  /** The first warnings of each code, for display. */
  warnings: readonly ReportedWarning[];
  counts: ReadonlyMap<string, ImportWarningCount>;
  jumps: readonly PriceJump[];
  jumpCount: () => number;
  changeCurrencies: (changes: readonly CurrencyChange[]) => void;
  /** Number of products by their change of currency. */
  currencyChanges: ReadonlyMap<string, CurrencyChange & { count: number }>;
  close: () => void;
};

/** Maximum warnings shown per code. */
export const shownWarnings = 200;
const shownJumps = 50;
/** Maximum characters of a subject; a cell may have a million. */
const longestSubject = 500;

const newCurrencyChanges = (): Pick<RunLog, 'changeCurrencies' | 'currencyChanges'> => {
  const currencyChanges = new Map<string, CurrencyChange & { count: number }>();
  return {
    currencyChanges,
    changeCurrencies: (changes) => {
      for (const { from, to } of changes)
        currencyChanges.set(`${from} ${to}`, {
          from,
          to,
          count: (currencyChanges.get(`${from} ${to}`)?.count ?? 0) + 1,
        });
    },
  };
};

/** Opens the report file, if there is to be one, for JSON lines. */
const reportWriter = (reportFile: string | undefined) => {
  let file = reportFile === undefined ? undefined : openSync(reportFile, 'w');
  const write = (lines: readonly object[]): void => {
    if (file !== undefined && lines.length > 0)
      writeSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  };
  return {
    write,
    close: () => {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
};

/**
 * Opens a log that keeps the first warnings and counts the rest, so memory use stays flat; the report file
 * receives everything as JSON lines.
 */
export const openRunLog = (reportFile: string | undefined): RunLog => {
  const { write, close } = reportWriter(reportFile);
  const warnings: ReportedWarning[] = [];
  const jumps: PriceJump[] = [];
  const counts = new Map<string, ImportWarningCount>();
  let jumpCount = 0;
  /** Removes the warning about a row that a `family-left-out` warning already covers. */
  const forgetRaggedRow = ({ file: path, line }: ReportedWarning): void => {
    const at = warnings.findIndex(
      (warning) => warning.code === 'ragged-row' && warning.file === path && warning.line === line,
    );
    const count = counts.get('ragged-row');
    if (at === -1 || count === undefined) return;
    warnings.splice(at, 1);
    count.notTaken -= 1;
    if (count.notTaken + count.inPart === 0) counts.delete('ragged-row');
  };
  return {
    warning: (full) => {
      const given = full.map((warning) =>
        warning.subject.length > longestSubject
          ? { ...warning, subject: `${warning.subject.slice(0, longestSubject)}…` }
          : warning,
      );
      for (const warning of given) {
        if (warning.code === 'family-left-out') forgetRaggedRow(warning);
        const count = counts.get(warning.code) ?? { notTaken: 0, inPart: 0 };
        count[warning.isRowTaken ? 'inPart' : 'notTaken'] += 1;
        counts.set(warning.code, count);
        if (count.notTaken + count.inPart <= shownWarnings) warnings.push(warning);
      }
      write(given.map((warning) => ({ what: 'remark', ...warning })));
    },
    jump: (given) => {
      jumpCount += given.length;
      jumps.push(...given.slice(0, shownJumps - jumps.length));
      write(given.map((jump) => ({ what: 'price-jump', ...jump })));
    },
    ...newCurrencyChanges(),
    warnings,
    counts,
    jumps,
    jumpCount: () => jumpCount,
    close,
  };
};

/** Returns the number of rows left out. */
export const notTaken = ({ counts }: Pick<RunLog, 'counts'>): number =>
  [...counts.values()].reduce((sum, count) => sum + count.notTaken, 0);
