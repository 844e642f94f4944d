import type { BrokenFileError } from '../../source/broken-file-error.ts';
import type { Finding } from '../../catalog-format.ts';
import type { Choices, Question } from '../../command/choices.ts';
import { hasHeader } from '../../shops/header-patterns.ts';
import { type Candidate, filesOf, recogniseShops } from '../../shops/recognise-shop.ts';
import type { CategoryDetails, ShopFiles, ShopPreset, Words } from '../../shops/shop-preset.ts';
import { checkChosenColumns, withChosenColumns, withChosenHeaders } from './chosen-columns.ts';
import { completedMapping } from '../mapping/completed-mapping.ts';
import { type Mapping, readMapping } from '../mapping/mapping.ts';
import {
  columnsQuestions,
  lackedColumns,
  languageQuestions,
  presetQuestion,
  shopCurrency,
  shopCurrencyQuestions,
  tableCurrencyQuestions,
  unpricedError,
} from './open-questions.ts';
import { findPreset, isPresetReference } from '../mapping/presets.ts';
import { hasPriceColumn } from '../mapping/price-column.ts';
import { chosenMapping, recogniseMapping, unrecognised } from '../mapping/recognise-mapping.ts';
import type { SourceRows } from '../source-row.ts';

/** One table of products with its mapping; `sides` are files that only supplement it. */
export type Reading = {
  source: SourceRows;
  mapping: Mapping;
  warnings: Finding[];
  words?: Words;
  categories?: CategoryDetails;
  sides?: readonly SideFile[];
};
export type SideFile = { source: SourceRows; unread: readonly string[] };

/** How the files of an export are read. While questions without an answer remain, nothing may be read. */
export type Plan = {
  readings: Reading[];
  unread: { source: SourceRows; fault: BrokenFileError }[];
  questions: Question[];
};

/** `mapping` is the shop owner's mapping or a bundled one; `shops` are the shop systems to consider. */
export type PlanOptions = { mapping?: unknown; choices: Choices; shops: readonly ShopPreset[]; now: number };

const recognisedAs = (path: string, name: string, currency: string | undefined): Finding => ({
  kind: 'warning',
  warning: {
    file: path,
    line: 1,
    code: 'recognised-as',
    subject: currency === undefined ? name : `${name}, prices in ${currency}`,
    isRowTaken: true,
  },
});

const withChoices = (mapping: Mapping, { currency, rates, language }: Choices): Mapping => ({
  ...mapping,
  ...(currency !== undefined && { currency }),
  ...(language !== undefined && { language }),
  rates: { ...mapping.rates, ...rates },
});

const sidesOf = (preset: ShopPreset, files: ShopFiles): SideFile[] =>
  preset.files
    .filter(({ isMain }) => isMain !== true)
    .flatMap(({ role, reads = [] }) =>
      files
        .all(role)
        .filter((source) => !files.main.includes(source))
        .map((source) => ({
          source,
          unread: source.columns.filter((column) => !reads.some((header) => hasHeader(header, [column]))),
        })),
    );

const shopReading = async (
  preset: ShopPreset,
  files: ShopFiles,
  { choices, now }: PlanOptions,
): Promise<{ reading: Reading; questions: Question[] }> => {
  const { currency, isStated } = await shopCurrency(preset, files, choices);
  const { rows, mapping, words, categories } = await preset.open(files, { choices, currency, now });
  const known = readMapping({ ...mapping, rates: choices.rates ?? {} });
  // When the shop owner names the system, the file may only resemble its exports.
  const base = choices.preset === preset.name ? completedMapping(known, rows.columns) : known;
  const read = withChosenColumns(
    withChoices(base, { ...choices, currency: mapping.currency ?? currency }),
    choices,
    rows.columns,
  );
  const said = isStated || preset.pricesWithoutCurrency.length === 0 ? undefined : currency;
  return {
    reading: {
      source: rows,
      mapping: read,
      warnings: [recognisedAs(rows.path, preset.name, said)],
      sides: sidesOf(preset, files),
      ...(words !== undefined && { words }),
      ...(categories !== undefined && { categories }),
    },
    questions: [
      ...(await shopCurrencyQuestions(preset, files, choices)),
      ...(preset.statesLanguage?.(files) === true
        ? []
        : await languageQuestions(preset.namesWithoutLanguage, files.main, choices)),
      ...((await preset.questions?.(files, choices)) ?? []),
    ],
  };
};

const tableReading = async (
  source: SourceRows,
  { mapping: given, choices }: PlanOptions,
): Promise<{ reading?: Reading; questions: Question[] }> => {
  const recognised =
    given === undefined ? await recogniseMapping(source, choices) : chosenMapping(source, given);
  if (recognised === undefined) return { questions: [] };
  const mapping = withChosenColumns(withChoices(recognised.mapping, choices), choices, source.columns);
  const { name, warnings } = recognised;
  const reading = {
    source,
    mapping,
    warnings: [
      ...(name === undefined
        ? []
        : [recognisedAs(source.path, name, mapping.currency === 'auto' ? 'USD' : mapping.currency)]),
      ...warnings,
    ],
  };
  return {
    reading,
    questions:
      given === undefined && hasPriceColumn(source, mapping)
        ? await tableQuestions(source, mapping, choices)
        : [],
  };
};

const tableQuestions = async (
  source: SourceRows,
  mapping: Mapping,
  choices: Choices,
): Promise<Question[]> => {
  const { name } = mapping.columns;
  return [
    ...(await tableCurrencyQuestions(source, mapping, choices)),
    ...(await languageQuestions(
      typeof name === 'string' || Array.isArray(name) ? [name].flat() : [],
      [source],
      choices,
    )),
  ];
};

/** Sorts files by shop system; ambiguous files become questions. */
const sortedOut = (sources: readonly SourceRows[], { choices: { preset: name }, shops }: PlanOptions) => {
  if (name === 'columns') return { shops: [], others: [...sources], unsure: [], incomplete: [] };
  const preset = shops.find((each) => each.name === name);
  if (preset === undefined) return { ...recogniseShops(sources, shops), incomplete: [] };
  const { files, others, incomplete } = filesOf(preset, sources);
  return {
    shops: files.main.length === 0 ? [] : [{ preset, files }],
    others: files.main.length === 0 ? [...sources] : others,
    unsure: [] as { source: SourceRows; candidates: readonly Candidate[] }[],
    incomplete,
  };
};

/** Plans how the files of an export are read and collects the open questions. */
export const planReadings = async (given: readonly SourceRows[], options: PlanOptions): Promise<Plan> => {
  const { choices, shops } = options;
  const named =
    choices.preset === undefined ||
    choices.preset === 'columns' ||
    shops.some(({ name }) => name === choices.preset)
      ? undefined
      : findPreset(choices.preset);
  if (isPresetReference(named))
    throw new Error(
      `--mapping ${named.preset} is for tables of a shop system: leave --format out, or say --format table.`,
    );
  const mapping = options.mapping ?? named;
  const known = (header: string): boolean =>
    shops.some(({ files }) => files.some(({ headers }) => headers.some((each) => hasHeader(each, [header]))));
  checkChosenColumns(choices, given, known);
  const sources = given.map((source) => withChosenHeaders(source, choices));
  const plan: Plan = { readings: [], unread: [], questions: [] };
  const sorted =
    mapping === undefined
      ? sortedOut(sources, options)
      : { shops: [], others: sources, unsure: [], incomplete: [] };
  plan.questions.push(...sorted.unsure.map(presetQuestion), ...sorted.incomplete.flatMap(lackedColumns));
  for (const { preset, files } of sorted.shops) {
    const { reading, questions } = await shopReading(preset, files, options);
    plan.readings.push(reading);
    plan.questions.push(...questions);
  }
  for (const source of sorted.others) {
    const { reading, questions } = await tableReading(source, { ...options, mapping });
    if (reading === undefined) plan.unread.push({ source, fault: unrecognised(source.path, source.columns) });
    else plan.readings.push(reading);
    plan.questions.push(...questions);
  }
  return withPriced(plan, mapping === undefined ? choices : undefined);
};

/**
 * Leaves out tables without a price column; when no other table remains, the shop owner may choose the
 * column.
 */
const withPriced = ({ readings, unread, questions }: Plan, choices: Choices | undefined): Plan => {
  const priced = readings.filter(({ source, mapping }) => hasPriceColumn(source, mapping));
  const unpriced = readings
    .filter((reading) => !priced.includes(reading))
    .map(({ source }) => ({ source, fault: unpricedError(source) }));
  const all = [...unread, ...unpriced];
  const isAll =
    priced.length === 0 && choices !== undefined && questions.every(({ key }) => key !== 'preset');
  return {
    readings: priced,
    unread: all,
    questions: [...questions, ...(isAll ? columnsQuestions(all, choices) : [])],
  };
};
