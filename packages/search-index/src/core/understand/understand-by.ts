import { listIn } from '../scan/catalog-filters.ts';
import type {
  AppliedFilter,
  Document,
  EngineQuery,
  SearchEngine,
  UnderstoodOption,
} from '../search-engine.ts';
import { correctedText } from '../suggest/corrected-text.ts';
import type { LabelsFound, TypedText } from '../text/matching/typed-text.ts';
import type { Slot } from '../text/reading/read-text.ts';
import { withoutWords } from './without-words.ts';

/** What an engine understands with: its own search, and how it reads a text. */
export type UnderstandParts = Pick<SearchEngine, 'search'> & {
  typed: (indexName: string, text: string) => TypedText;
  /** Returns a folded word as the first product spells it that has it in its name; as it is if none has. */
  spelled: (indexName: string, word: string) => string | Promise<string>;
};

type Asked = { indexName: string; query: EngineQuery };

/** From this weight on, an option is what was typed and not part of what it says. */
const sureEnough = 0.7;
/** Most shorter texts offered where a text finds nothing. */
const shorterAtMost = 4;

/** Returns the option that a slot is the name of, unless it also names goods. */
const optionOf = (labels: readonly LabelsFound[]): Extract<LabelsFound, { kind: 'option' }> | undefined => {
  if (labels.some(({ kind }) => kind === 'category')) return undefined;
  const [first] = labels;
  return first?.kind === 'option' && first.weight >= sureEnough ? first : undefined;
};

const labelOf = (definition: Document | undefined, values: readonly string[]): string | undefined => {
  const option = listIn(definition?.['options']).find(({ value }) => values.includes(String(value)));
  return typeof option?.['label'] === 'string' ? option['label'] : undefined;
};

const wordsOf = ({ typed }: Slot): string[] => typed.split(' ');

const totalOf = async ({ search }: UnderstandParts, { indexName, query }: Asked, text: string) =>
  (await search(indexName, 'product', { ...query, text })).total;

/** Returns the options that parts of a text name, each with the text without it. */
const understoodOptions = async (
  { search }: UnderstandParts,
  { indexName, query }: Asked,
  { slots, labels, reading }: TypedText,
): Promise<UnderstoodOption[]> => {
  const named = slots.flatMap((slot, place) => {
    const option = optionOf(labels[place] ?? []);
    const rest = option === undefined ? undefined : withoutWords(reading.read, wordsOf(slot));
    return option === undefined || rest === undefined || rest === '' ? [] : [{ option, rest }];
  });
  if (named.length === 0) return [];
  const codes = named.map(({ option }) => option.attribute);
  const applied: AppliedFilter[] = [{ attribute: 'attribute_code', value: { in: codes }, scope: 'default' }];
  const { hits } = await search(indexName, 'attribute', { ...query, applied, size: codes.length });
  const definitions = new Map(hits.map(({ document }) => [document['attribute_code'], document]));
  return named.flatMap(({ option: { attribute, values }, rest }) => {
    const label = labelOf(definitions.get(attribute), values);
    return label === undefined ? [] : [{ attribute, values, label, rest }];
  });
};

/** Returns the words of a text that no product has, while others find some. */
const missingWords = async (
  parts: UnderstandParts,
  asked: Asked,
  { reading: { slots } }: TypedText,
): Promise<string[]> => {
  if (slots.length < 2) return [];
  const totals = await Promise.all(
    slots.map(({ typed, way }) => (way === 'unknown' ? 0 : totalOf(parts, asked, typed))),
  );
  const missing = slots.filter((_, place) => totals[place] === 0);
  return missing.length === slots.length ? [] : missing.map(({ typed }) => typed);
};

/** Returns a text, given without its price where it has one, with fewer of its words. */
const withFewerWords = (text: string, withoutPrice: string | undefined): string[] => {
  const words = (withoutPrice ?? text).split(/\s+/u);
  const fewer = [
    words.slice(0, -1).join(' '),
    words.slice(1).join(' '),
    ...words.filter((word) => word.length > 1).slice(0, 2 * shorterAtMost),
  ];
  return [withoutPrice ?? '', ...(words.length < 2 ? [] : fewer)];
};

/** Returns those of some texts that find something, in their order. */
const findingTexts = async (
  parts: UnderstandParts,
  asked: Asked,
  texts: readonly string[],
): Promise<string[]> => {
  const distinct = [...new Set(texts)].filter((text) => text !== '');
  const totals = await Promise.all(distinct.map((text) => totalOf(parts, asked, text)));
  return distinct.filter((_, place) => (totals[place] ?? 0) > 0).slice(0, shorterAtMost);
};

/** Tells how a text is understood, by readings and searches alone. */
export const understandBy =
  (parts: UnderstandParts): SearchEngine['understand'] =>
  async (indexName, given, { among, priceList }) => {
    const text = given.trim().toWellFormed();
    const query: EngineQuery = {
      applied: among,
      available: [],
      sort: [],
      text: '',
      ...(priceList === undefined ? {} : { priceList }),
      from: 0,
      size: 0,
    };
    const asked = { indexName, query };
    const typed = parts.typed(indexName, text);
    const { price, priceWords, read } = typed.reading;
    const rest = price === undefined ? undefined : withoutWords(read, priceWords);
    const isFound = (await totalOf(parts, asked, text)) > 0;
    const corrected = await correctedText(typed.reading, (word) => parts.spelled(indexName, word));
    return {
      ...(corrected === undefined ? {} : { corrected }),
      options: isFound ? await understoodOptions(parts, asked, typed) : [],
      ...(price === undefined || rest === undefined ? {} : { price: { ...price, rest } }),
      missing: isFound ? await missingWords(parts, asked, typed) : [],
      unknown: [
        ...typed.reading.slots.filter(({ way }) => way !== 'typed').map((slot) => slot.typed),
        ...typed.reading.excess,
      ],
      shorter: isFound ? [] : await findingTexts(parts, asked, withFewerWords(text, rest)),
    };
  };
