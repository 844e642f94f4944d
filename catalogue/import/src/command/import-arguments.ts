import { parseArgs } from 'node:util';
import { isStoreCode, type Language, languages } from '@dijla/contract/store-views';
import type { Choices } from './choices.ts';
import { type Formats, formats as ownFormats } from '../formats.ts';
import type { Prune } from '../run/prune-records.ts';
import { presetNames } from '../table-format/mapping/presets.ts';

/** An import as requested on the command line; undefined members can be detected or asked. */
export type ImportWanted = {
  act: 'import';
  format: string | undefined;
  from: string | undefined;
  media: string | undefined;
  mapping: string | undefined;
  report: string | undefined;
  isDryRun: boolean;
  prune: Prune;
  choices: Choices;
};

export type ImportAsked = ImportWanted & { format: string; from: string };

export type Asked =
  | ImportWanted
  | { act: 'undo'; run: number | undefined; report: string | undefined }
  | { act: 'list' };

const usageOf = (formats: Formats): string =>
  [
    'npm run import -- --from DIR|FILE [--format NAME] [--media DIR] [--mapping FILE|NAME] [--dry-run] [--prune] [--report FILE]',
    `                  [--currency IQD|USD|…] [--rate EUR=1.08] [--language ${[...languages, 'auto'].join('|')}] [--column NAME=COLUMN] [--channel NAME]`,
    'npm run import -- --undo [RUN]',
    'npm run import -- --runs',
    '',
    'On a terminal the command asks for what is left out and cannot be told.',
    '',
    'Formats:',
    ...Object.entries(formats).map(([name, { about }]) => `  ${name.padEnd(14)} ${about}`),
    '',
    `Mappings that come with the import: columns, ${presetNames.join(', ')}.`,
  ].join('\n');

const options = {
  format: { type: 'string' },
  from: { type: 'string' },
  media: { type: 'string' },
  mapping: { type: 'string' },
  report: { type: 'string' },
  currency: { type: 'string' },
  rate: { type: 'string', multiple: true },
  language: { type: 'string' },
  column: { type: 'string', multiple: true },
  channel: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  prune: { type: 'boolean', default: false },
  'prune-all': { type: 'boolean', default: false },
  undo: { type: 'boolean', default: false },
  runs: { type: 'boolean', default: false },
} as const;

const runNumber = (positionals: readonly string[], usage: string): number | undefined => {
  const [text, ...rest] = positionals;
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text) || rest.length > 0)
    throw new Error(`--undo takes the number of one run.\n\n${usage}`);
  return Number(text);
};

const parsed = (args: readonly string[], usage: string) => {
  try {
    // parseArgs has no options with an optional value, so `--prune=all` becomes a flag of its own.
    return parseArgs({
      args: args.map((arg) => (arg === '--prune=all' ? '--prune-all' : arg)),
      options,
      allowPositionals: true,
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, {
      cause: error,
    });
  }
};

const isLanguage = (text: string): text is Language | 'auto' => text === 'auto' || isStoreCode(text);

/** Whether the text is an exchange rate that a mapping also accepts. */
export const isRate = (text: string): boolean => /^\d{1,9}(?:\.\d{1,9})?$/.test(text) && Number(text) > 0;

const rateOf = (given: string): [string, { to: 'USD'; rate: string }] => {
  const [currency = '', rate = ''] = given.split('=');
  if (!/^[A-Z]{3}$/.test(currency) || !isRate(rate))
    throw new Error(
      `--rate ${given}: say what one unit of a currency is worth in US dollars, as --rate EUR=1.08.`,
    );
  return [currency, { to: 'USD', rate }];
};

/** Splits `price=Preis` at the first `=`: before it is the field, or the column of a known shop system. */
const columnOf = (given: string): [string, string] => {
  const at = given.indexOf('=');
  if (at <= 0 || at === given.length - 1)
    throw new Error(`--column ${given}: say which column is what, as --column price=COLUMN.`);
  return [given.slice(0, at).trim(), given.slice(at + 1).trim()];
};

const choicesIn = ({
  currency,
  rate = [],
  language,
  column = [],
  channel,
}: ReturnType<typeof parsed>['values']): Choices => {
  if (currency !== undefined && !/^[A-Z]{3}$/.test(currency))
    throw new Error(`--currency ${currency}: say it in three capitals, as IQD or USD.`);
  if (language !== undefined && !isLanguage(language))
    throw new Error(`--language ${language}: it is ${languages.join(', ')} or auto.`);
  return {
    ...(currency !== undefined && { currency }),
    ...(language !== undefined && { language }),
    ...(channel !== undefined && { channel }),
    ...(rate.length > 0 && { rates: Object.fromEntries(rate.map(rateOf)) }),
    ...(column.length > 0 && { columns: Object.fromEntries(column.map(columnOf)) }),
  };
};

/**
 * Parses the command's arguments. Throws an error with the usage, including the formats, when they are
 * invalid.
 */
export const importArguments = (args: readonly string[], formats: Formats = ownFormats): Asked => {
  const usage = usageOf(formats);
  const { values, positionals } = parsed(args, usage);
  const { format, from, media, mapping, report } = values;
  if (values.runs) return { act: 'list' };
  if (values.undo) return { act: 'undo', run: runNumber(positionals, usage), report };
  if (positionals.length > 0) throw new Error(`'${positionals[0]}' is not understood.\n\n${usage}`);
  if (format !== undefined && !Object.hasOwn(formats, format))
    throw new Error(`There is no format '${format}'.\n\n${usage}`);
  const prune = values['prune-all'] ? 'all' : values.prune ? 'some' : 'none';
  return {
    act: 'import',
    format,
    from,
    media,
    mapping,
    report,
    isDryRun: values['dry-run'],
    prune,
    choices: choicesIn(values),
  };
};
