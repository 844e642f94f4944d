import { stat } from 'node:fs/promises';
import type { Ask } from './ask-questions.ts';
import type { CatalogFormat, SourceFile } from '../catalog-format.ts';
import { type Choices, type Question, withAnswer } from './choices.ts';
import { formatNamed, type Formats, formats as ownFormats } from '../formats.ts';
import { type ImportAsked, type ImportWanted, isRate } from './import-arguments.ts';
import { readSource } from '../source/read-source.ts';
import { likelyFormats } from '../source/recognise-format.ts';

/**
 * `ask` is undefined when no user can be asked; open questions then stop the import with a message that
 * names the flag.
 */
export type Settling = {
  ask: Ask | undefined;
  mappingAt: (given: string) => Promise<unknown>;
  now: number;
  formats?: Formats;
};

/** An import without open questions, its mapping, and the flags equivalent to the given answers. */
export type Settled = { asked: ImportAsked; mapping: unknown; answered: string[] };

const stopped = 'Nothing was imported.';

const answerOf = async (
  { ask }: Settling,
  question: Pick<Question, 'text' | 'answers' | 'suggested'>,
  refusal: string,
): Promise<string> => {
  const answer = await ask?.(question);
  if (answer === undefined) throw new Error(refusal);
  return answer;
};

const settledFrom = async ({ from }: ImportWanted, settling: Settling): Promise<string> =>
  from ??
  answerOf(
    settling,
    { text: 'Where is the export? The folder it is in, or its one file:' },
    `Say where the export is with --from DIR or --from FILE. ${stopped}`,
  );

const allSuffixes: readonly string[] = [
  ...new Set(Object.values(ownFormats).flatMap(({ suffixes }) => suffixes)),
];

const mustBeThere = async (from: string): Promise<void> => {
  const found = await stat(from).catch(() => undefined);
  if (found === undefined || !(found.isDirectory() || found.isFile()))
    throw new Error(`${from} is no folder or file.`);
};

const settledFormat = async (wanted: ImportWanted, from: string, settling: Settling): Promise<string> => {
  if (wanted.format !== undefined) return wanted.format;
  const files = await readSource(from, allSuffixes);
  if (files.length === 0)
    throw new Error(`${from} holds no file ending in ${allSuffixes.join(', ')}. ${stopped}`);
  const likely = await likelyFormats(files);
  const [first] = likely;
  if (first !== undefined && likely.length === 1) return first;
  const flags = likely.map((name) => `--format ${name}`);
  const question = {
    text: `${from} holds files of several formats. Which are to be read?`,
    answers: likely.map((name) => ({ value: name, label: ownFormats[name].about })),
    ...(first !== undefined && { suggested: first }),
  };
  const answer = await answerOf(
    settling,
    question,
    `${from} holds files of several formats: say which are to be read with ${flags.join(' or ')}. ${stopped}`,
  );
  return Object.hasOwn(ownFormats, answer) ? answer : 'table';
};

/** Formats a flag with its answer, quoted for a shell. */
const flagOf = (flag: string, answer: string): string => {
  const quoted = /^[\w.,:@%/+-]+$/u.test(answer) ? answer : `'${answer.replaceAll("'", "'\\''")}'`;
  return flag.endsWith('=') ? `${flag}${quoted}` : `${flag} ${quoted}`;
};

/** Whether a free-text answer is valid: an exchange rate must be a number. */
const isUsable = ({ key }: Question, answer: string): boolean => !key.startsWith('rates.') || isRate(answer);

type Open = { format: CatalogFormat; files: readonly SourceFile[]; mapping: unknown };

/** Asks the open questions one at a time, because each answer may raise or settle others. */
const settledChoices = async (
  { format, files, mapping }: Open,
  given: Choices,
  { ask, now }: Settling,
): Promise<{ choices: Choices; answered: string[] }> => {
  let choices = given;
  const answered: string[] = [];
  const passed = new Set<string>();
  while (ask !== undefined && format.questions !== undefined) {
    const open = (await format.questions(files, { mapping, choices, now })).find(
      ({ key }) => !passed.has(key),
    );
    if (open === undefined) break;
    passed.add(open.key);
    const answer = await ask(open);
    if (answer === undefined) throw new Error(`The import was stopped. ${stopped}`);
    if (answer === '' || !isUsable(open, answer)) continue;
    choices = withAnswer(choices, open.key, answer);
    answered.push(flagOf(open.flag, answer));
  }
  return { choices, answered };
};

/**
 * Settles what the shop owner left open: on a terminal it asks, with the likely answer as the default;
 * elsewhere it throws with one line that names the flag. Questions raised by the file contents stop the
 * import while the files are read.
 */
export const settleImport = async (wanted: ImportWanted, settling: Settling): Promise<Settled> => {
  const from = await settledFrom(wanted, settling);
  await mustBeThere(from);
  const format = await settledFormat(wanted, from, settling);
  const read = formatNamed(format, settling.formats);
  const isPreset = wanted.mapping === 'columns';
  const mapping =
    wanted.mapping === undefined || isPreset ? undefined : await settling.mappingAt(wanted.mapping);
  const given: Choices = isPreset ? { preset: 'columns', ...wanted.choices } : wanted.choices;
  const files = await readSource(from, read.suffixes);
  const { choices, answered } = await settledChoices({ format: read, files, mapping }, given, settling);
  const found = [
    ...(wanted.from === undefined ? [flagOf('--from', from)] : []),
    ...(wanted.format === undefined ? [`--format ${format}`] : []),
  ];
  return {
    asked: { ...wanted, from, format, choices },
    mapping,
    answered: answered.length === 0 && wanted.from !== undefined ? [] : [...found, ...answered],
  };
};
