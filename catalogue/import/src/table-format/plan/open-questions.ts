import { BrokenFileError } from '../../source/broken-file-error.ts';
import type { Choices, Question } from '../../command/choices.ts';
import { currencyScales } from '../../currency-scales.ts';
import type { Candidate, Incomplete } from '../../shops/recognise-shop.ts';
import type { ShopFiles, ShopPreset } from '../../shops/shop-preset.ts';
import { type CurrencySeen, currencySeen } from './currency-evidence.ts';
import { fieldsIn } from '../mapping/guess-mapping.ts';
import { isLanguageOpen, lettersSeen } from './language-evidence.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { nearestName } from '../mapping/nearest-name.ts';
import { withoutPrices } from '../mapping/price-column.ts';
import { rowFields } from '../row-fields.ts';
import { presentColumns, sampled } from './sample-cells.ts';
import type { SourceRows } from '../source-row.ts';

const isKept = (currency: string): boolean => Object.hasOwn(currencyScales, currency);
const orOf = (words: readonly string[]): string => words.join(' or ');

const byColumns = { value: 'columns', label: 'read it by what its columns are called' };

/** A fault of a file and what else its question says. */
type Fault = [fault: string, more: Partial<Question>];

/** The fault of a file that only adds to an export. */
const addition = ({ preset }: Candidate, file: string): Fault => {
  const fault = `only adds to an export of products of ${preset.title}, which is not here`;
  return [
    fault,
    {
      answers: [byColumns],
      refusal: {
        file,
        fault: `${fault}: give the folder that both are in with --from, or --mapping columns to read it by what its columns are called`,
      },
    },
  ];
};

/** The fault of a file that looks like an export but may not be one. */
const likeness = ({ preset, lacks }: Candidate, file: string): Fault => {
  const columns = lacks.map((column) => `'${column}'`).join(', ');
  const fault =
    columns === ''
      ? `has some columns of an export of ${preset.title}`
      : `looks like an export of ${preset.title}, but has no column ${columns}`;
  const [column] = lacks;
  const named = column === undefined ? '' : `, --column "${column}=NAME" says which column that is`;
  return [
    fault,
    {
      suggested: preset.name,
      refusal: {
        file,
        fault: `${fault}: --mapping ${preset.name} reads it as one all the same${named}, --mapping columns reads it by what its columns are called`,
      },
    },
  ];
};

/** Asks which shop system a file comes from. */
export const presetQuestion = ({
  source: { path },
  candidates,
}: {
  source: SourceRows;
  candidates: readonly Candidate[];
}): Question => {
  const titles = candidates.map(({ preset }) => preset.title);
  const flags = candidates.map(({ preset }) => `--mapping ${preset.name}`);
  const [first] = candidates;
  const answers = [
    ...candidates.map(({ preset }) => ({
      value: preset.name,
      label: `read it as an export of ${preset.title}`,
    })),
    byColumns,
  ];
  const question = (fault: string, more: Partial<Question> = {}): Question => ({
    key: 'preset',
    text: `${path} ${fault}`,
    answers,
    flag: '--mapping',
    ...more,
  });
  if (first !== undefined && candidates.length === 1)
    return question(...(first.isMain ? likeness(first, path) : addition(first, path)));
  const fault = `could be an export of ${orOf(titles)}`;
  return question(fault, {
    refusal: {
      file: path,
      fault: `${fault}: say which with ${orOf(flags)}, or --mapping columns to read it by what its columns are called`,
    },
  });
};

/** Asks which columns of the file are the missing headers of a shop system; each may have none. */
export const lackedColumns = ({ source: { path }, lacks, unknown }: Incomplete): Question[] =>
  unknown.length === 0
    ? []
    : lacks.map((header): Question => ({
        key: `columns.${header}`,
        flag: `--column "${header}"=`,
        suggested: '',
        text: `Which column of ${path} is '${header}'? (Enter: none)`,
        answers: unknown.map((column) => ({ value: column, label: column })),
      }));

const currencyAnswers = [
  { value: 'IQD', label: 'Iraqi dinars' },
  { value: 'USD', label: 'US dollars' },
];

const rateQuestion = (currency: string, refusal: Question['refusal']): Question => ({
  key: `rates.${currency}`,
  flag: `--rate ${currency}=`,
  ...(refusal !== undefined && { refusal }),
  text: `Prices are in ${currency}, which the shop does not keep. How many US dollars is one ${currency} worth, such as 1.08?${refusal === undefined ? ' (Enter: leave such prices out)' : ''}`,
  ...(refusal === undefined && { suggested: '' }),
});

type SeenPrices = { seen: CurrencySeen; path: string; choices: Choices; isGuessed: boolean };

/**
 * Returns open questions about the currency of prices that name none; `isGuessed` means that a guess is used
 * when no user can be asked.
 */
const questionsOn = ({ seen, path, choices, isGuessed }: SeenPrices): Question[] => {
  const chosen = choices.currency;
  const wanted = chosen ?? (seen.isNamed ? seen.currency : undefined);
  if (wanted !== undefined && !isKept(wanted) && choices.rates?.[wanted] === undefined) {
    const fault = `has prices in ${wanted}, which the shop does not keep: --rate ${wanted}=1.08 says how many US dollars one is worth`;
    return [rateQuestion(wanted, chosen === undefined ? undefined : { file: path, fault })];
  }
  if (chosen !== undefined || seen.isNamed || seen.examples.length === 0) return [];
  const shown = seen.examples.join(', ');
  const { contrary } = seen;
  const isGuess = isGuessed && contrary === undefined;
  const fault =
    contrary === undefined
      ? `does not say in which currency its prices are (such as ${shown}): say it with --currency IQD or --currency USD`
      : `has prices in ${contrary.currency} (${contrary.example}) among others that name no currency and look like ${seen.currency} (such as ${shown}): say what those others are with --currency IQD or --currency USD`;
  return [
    {
      key: 'currency',
      answers: currencyAnswers,
      suggested: seen.currency,
      flag: '--currency',
      text: `In which currency are the prices of ${path}${contrary === undefined ? '' : ' that name none'} (such as ${shown})?`,
      ...(!seen.isSure && !isGuess && { refusal: { file: path, fault } }),
    },
  ];
};

const shopPrices = async (
  { pricesWithoutCurrency }: ShopPreset,
  { main }: ShopFiles,
): Promise<CurrencySeen | undefined> => {
  const columns = presentColumns(main, pricesWithoutCurrency);
  return columns.length === 0
    ? undefined
    : currencySeen(await sampled(main, (row) => columns.flatMap(row.values)));
};

/**
 * Returns the currency of a shop's unnamed prices, as chosen or guessed; `isStated` when every price names
 * its own.
 */
export const shopCurrency = async (
  preset: ShopPreset,
  files: ShopFiles,
  { currency, rates }: Choices,
): Promise<{ currency: string; isStated: boolean }> => {
  const seen = await shopPrices(preset, files);
  const wanted = currency ?? seen?.currency ?? 'USD';
  return {
    currency: isKept(wanted) || rates?.[wanted] !== undefined ? wanted : 'USD',
    isStated: seen === undefined || (seen.isNamed && !seen.hasUnnamed),
  };
};

export const shopCurrencyQuestions = async (
  preset: ShopPreset,
  files: ShopFiles,
  choices: Choices,
): Promise<Question[]> => {
  const seen = await shopPrices(preset, files);
  return seen === undefined
    ? []
    : questionsOn({ seen, path: files.main[0]?.path ?? '', choices, isGuessed: false });
};

/** Returns open questions about the currency of a table's prices. */
export const tableCurrencyQuestions = async (
  source: SourceRows,
  { columns }: Mapping,
  choices: Choices,
): Promise<Question[]> => {
  if (columns.currency !== undefined || (typeof columns.price === 'object' && !Array.isArray(columns.price)))
    return [];
  const seen = currencySeen(
    await sampled([source], (row) => [...rowFields(row, columns).amounts('price').values()]),
  );
  return questionsOn({ seen, path: source.path, choices, isGuessed: true });
};

const languageAnswers = [
  { value: 'auto', label: 'each text in the language of its letters' },
  { value: 'ar', label: 'all in Arabic' },
  { value: 'en', label: 'all in English' },
] as const;

/** Returns open questions about the language of texts whose columns name none. */
export const languageQuestions = async (
  columns: readonly string[],
  sources: readonly SourceRows[],
  { language }: Choices,
): Promise<Question[]> => {
  const present = presentColumns(sources, columns);
  const [first] = sources;
  if (language !== undefined || first === undefined || present.length === 0) return [];
  const seen = lettersSeen(await sampled(sources, (row) => present.flatMap((column) => row.values(column))));
  const { arabic, latin, kurdish, other } = seen;
  if (arabic + latin + kurdish + other === 0) return [];
  const shown = Object.entries({ Arabic: arabic, Latin: latin, Kurdish: kurdish, other })
    .filter(([, count]) => count > 0)
    .map(([letters, count]) => `${count} in ${letters} letters`)
    .join(', ');
  const fault = `has names in neither English nor Arabic (${shown}): --language ar or --language en says as which they are kept`;
  return [
    {
      key: 'language',
      answers: languageAnswers,
      suggested: 'auto',
      flag: '--language',
      text: `In which language are the texts of ${first.path} (names: ${shown})?`,
      ...(isLanguageOpen(seen) && { refusal: { file: first.path, fault } }),
    },
  ];
};

/** Returns the error for a table without a price column. */
export const unpricedError = ({ path, columns }: SourceRows): BrokenFileError =>
  new BrokenFileError(path, 1, withoutPrices(columns));

/** Maximum number of columns offered as answers. */
const mostListed = 500;

/** Asks for the name and price columns that are missing in the first unreadable file. */
export const columnsQuestions = (
  unread: readonly { source: SourceRows; fault: BrokenFileError }[],
  choices: Choices,
): Question[] => {
  const [first] = unread;
  if (first === undefined || first.source.columns.length > mostListed) return [];
  const {
    source: { path, columns },
    fault,
  } = first;
  const fields = fieldsIn(columns);
  const lacking = (
    [
      ['name', 'name of a product'],
      ['price', 'price'],
    ] as const
  ).filter(([field]) => !fields.has(field) && choices.columns?.[field] === undefined);
  return lacking.map(([field, what]): Question => {
    const near = nearestName(field, columns);
    return {
      key: `columns.${field}`,
      flag: `--column ${field}=`,
      text: `Which column of ${path} holds the ${what}?`,
      answers: columns.map((column) => ({ value: column, label: column })),
      ...(near !== undefined && { suggested: near }),
      refusal: { file: path, fault: fault.message.replace(/^.*?, line \d+: /, '') },
    };
  });
};
