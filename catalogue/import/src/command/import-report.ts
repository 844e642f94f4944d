import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import type { CurrencyCode } from '@dijla/contract/client';
import type { KindCounts } from '@dijla/provider/processes/import-run/import-run';
import { currencyScales } from '../currency-scales.ts';
import type { ImportResult } from './import-catalog.ts';
import { kinds } from '../record/kinds.ts';
import { warningText } from '../record/warning.ts';
import { type ReportedWarning, type RunLog, shownWarnings } from '../run/run-log.ts';

const leastShown = 5;

/** Warning code for the recognised type of a file, which is not a problem. */
const readAs = 'recognised-as';

const readLines = ({ warnings }: RunLog): string[] =>
  warnings.filter(({ code }) => code === readAs).map(({ file, subject }) => `${file} is read as ${subject}.`);

const placeOf = ({ file, line }: ReportedWarning): string =>
  file === '' ? '' : `${file}${line > 0 ? `:${line}` : ''} `;

/**
 * Lists rows refused or taken in part, by reason: each reason with its counts and its share of about 200
 * examples with file and line.
 */
export const warningLines = ({ warnings, counts }: RunLog): string[] =>
  [...counts]
    .filter(([code]) => code !== readAs)
    .flatMap(([code, { notTaken, inPart }]) => {
      const shown = warnings
        .filter((warning) => warning.code === code)
        .slice(0, Math.max(leastShown, Math.floor(shownWarnings / counts.size)));
      const more = notTaken + inPart - shown.length;
      return [
        `${code}: ${warningText(code)} (${notTaken} not taken, ${inPart} taken in part)`,
        ...shown.map((warning) => `  ${placeOf(warning)}${warning.subject}`),
        ...(more > 0 ? [`  … and ${more} more`] : []),
      ];
    });

const currencyNames: Readonly<Record<CurrencyCode, string>> = { IQD: 'dinars', USD: 'dollars' };

const currencyLines = ({ currencyChanges }: RunLog): string[] =>
  [...currencyChanges.values()].map(
    ({ from, to, count }) =>
      `${count} ${count === 1 ? 'product changes' : 'products change'} from ${currencyNames[from]} to ${currencyNames[to]}.`,
  );

/** Formats an amount in minor units: 1234550 cents are `12,345.50`. */
const amountIn = (currency: string, minor: number): string => {
  const scale = new Map(Object.entries(currencyScales)).get(currency) ?? 0;
  return majorUnits(minor, scale).toLocaleString('en', { minimumFractionDigits: scale });
};

const jumpLines = ({ jumps, jumpCount }: RunLog): string[] => {
  if (jumpCount() === 0) return [];
  const more = jumpCount() - jumps.length;
  return [
    `Prices that move by more than 30 % (${jumpCount()}):`,
    ...jumps.map(
      ({ sku, currency, from, to }) =>
        `  ${sku}  ${currency} ${amountIn(currency, from)} → ${amountIn(currency, to)}`,
    ),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ];
};

const countLine = (kind: string, { added, changed, removed, unchanged, refused }: KindCounts): string =>
  `  ${kind.padEnd(15)}${[added, changed, removed, unchanged, refused].map((count) => String(count).padStart(11)).join('')}`;

const countLines = (counts: Record<string, KindCounts>): string[] => [
  `  ${''.padEnd(15)}${['added', 'changed', 'removed', 'unchanged', 'not taken'].map((name) => name.padStart(11)).join('')}`,
  ...kinds.flatMap((kind) => (counts[kind] === undefined ? [] : [countLine(kind, counts[kind])])),
];

export type Spent = { seconds: number; peakMegabytes: number };

const spentLine = (rows: number, { seconds, peakMegabytes }: Spent): string =>
  `${rows} records in ${seconds.toFixed(1)} s, ${Math.round(rows / Math.max(seconds, 0.001))} a second; at most ${peakMegabytes} MB of memory.`;

type Done = Extract<ImportResult, { ok: true }>;

const prunedLine = (unpruned: number): string[] =>
  unpruned === 0
    ? []
    : [
        `Nothing was pruned: ${unpruned} rows of this export are left out, so nobody can tell what is missing. Mend them and import again with --prune.`,
      ];

/** Options of the report; `headline` and `notWhole` describe the export as a whole. */
export type Reported = {
  isDryRun: boolean;
  report: string | undefined;
  spent: Spent;
  headline?: readonly string[];
  notWhole?: readonly string[];
};

/**
 * Returns the report of an import: a summary of the export, refused rows, prices to check, what was taken
 * and changed, and what is incomplete.
 */
export const importReport = (
  { runId, rows, copied, unpruned = 0, summary, log }: Done,
  { isDryRun, report, spent, headline = [], notWhole = [] }: Reported,
): string => {
  const types = Object.entries(summary.productTypes);
  return [
    ...headline,
    ...readLines(log),
    ...(headline.length > 0 ? [''] : []),
    ...warningLines(log),
    ...currencyLines(log),
    ...jumpLines(log),
    '',
    ...countLines(summary.counts),
    ...(types.length === 0
      ? []
      : [`Products taken: ${types.map(([type, count]) => `${count} ${type}`).join(', ')}.`]),
    ...prunedLine(unpruned),
    ...notWhole,
    isDryRun
      ? 'This was a dry run: nothing is kept. To bring it in, run the same without --dry-run.'
      : `Run ${runId}${copied > 0 ? `, ${copied} pictures copied` : ''}. ${summary.touched > 0 ? `--undo ${runId} takes it back.` : 'Nothing was changed.'}`,
    ...(report === undefined ? [] : [`Everything is in ${report}.`]),
    spentLine(rows, spent),
  ].join('\n');
};

/** Returns the report of an undo. */
export const undoReport = (runId: number, counts: Record<string, KindCounts>, log: RunLog): string =>
  [...warningLines(log), '', ...countLines(counts), `Run ${runId} is undone.`].join('\n');
