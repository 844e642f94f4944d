import { parseArgs } from 'node:util';
import { formats, type FormatName, isFormatName } from './formats.ts';
import type { Prune } from './run/prune-records.ts';

export type ImportAsked = {
  act: 'import';
  format: FormatName;
  from: string;
  media: string | undefined;
  mapping: string | undefined;
  report: string | undefined;
  isDryRun: boolean;
  prune: Prune;
};

export type Asked = ImportAsked | { act: 'undo'; run: number | undefined; report: string | undefined } | { act: 'list' };

export const usage = [
  'npm run import -- --format NAME --from DIR|FILE [--media DIR] [--mapping FILE|NAME] [--dry-run] [--prune] [--report FILE]',
  'npm run import -- --undo [RUN]',
  'npm run import -- --runs',
  '',
  'Formats:',
  ...Object.entries(formats).map(([name, { about }]) => `  ${name.padEnd(14)} ${about}`),
].join('\n');

const options = {
  format: { type: 'string' }, from: { type: 'string' }, media: { type: 'string' }, mapping: { type: 'string' }, report: { type: 'string' },
  'dry-run': { type: 'boolean', default: false }, prune: { type: 'boolean', default: false }, 'prune-all': { type: 'boolean', default: false },
  undo: { type: 'boolean', default: false }, runs: { type: 'boolean', default: false },
} as const;

const runNumber = (positionals: readonly string[]): number | undefined => {
  const [text, ...rest] = positionals;
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text) || rest.length > 0) throw new Error(`--undo takes the number of one run.\n\n${usage}`);
  return Number(text);
};

const parsed = (args: readonly string[]) => {
  try {
    // An option that may stand alone or with a value has no name of its own in parseArgs.
    return parseArgs({ args: args.map((arg) => (arg === '--prune=all' ? '--prune-all' : arg)), options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, { cause: error });
  }
};

/** What the command is asked to do; throws with the usage, formats included, when that cannot be told. */
export const importArguments = (args: readonly string[]): Asked => {
  const { values, positionals } = parsed(args);
  const { format, from, media, mapping, report } = values;
  if (values.runs) return { act: 'list' };
  if (values.undo) return { act: 'undo', run: runNumber(positionals), report };
  if (positionals.length > 0) throw new Error(`'${positionals[0]}' is not understood.\n\n${usage}`);
  if (format === undefined || from === undefined) throw new Error(usage);
  if (!isFormatName(format)) throw new Error(`There is no format '${format}'.\n\n${usage}`);
  const prune = values['prune-all'] ? 'all' : values.prune ? 'some' : 'none';
  return { act: 'import', format, from, media, mapping, report, isDryRun: values['dry-run'], prune };
};
