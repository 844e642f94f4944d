import { attributeCode, knownLabels } from './attribute-words.ts';
import { columnKey } from '../source-row.ts';

const optionWords: ReadonlySet<string> = new Set(['color', 'size', 'material']);
const lastPart = (column: string): string => column.slice(column.lastIndexOf('.') + 1);

/**
 * Matches column names with an option prefix: `option_color`, `Option: Size`, `attribute:color`,
 * `variation_size`, `خيار اللون`.
 */
const prefixed =
  /^(?:options?|attributes?|attr|variants?|variations?|pa|choices|option_values|خيار|خاصية)[\s_:.\-/[(]+(?=\p{L})/iu;
const isPair =
  /(?:^|[\s_:.])(?:name|value|values|id|label|code|position|visible|global|type|title|image|الاسم|القيمة|النوع)[\s_]*\d*\)?$/i;

/** Whether a column's name suggests an option by which variants differ. */
export const isChoiceColumn = (column: string): boolean => {
  if (optionWords.has(attributeCode(column)) || optionWords.has(attributeCode(lastPart(column)))) return true;
  return prefixed.test(column) && !isPair.test(column);
};

/** Returns the option that a column holds. */
export const choiceOption = (column: string) => {
  const name = column.includes('.') && !optionWords.has(attributeCode(column)) ? lastPart(column) : column;
  const code = attributeCode(name);
  return {
    code,
    labels: knownLabels(code) ?? {
      en: name
        .replace(prefixed, '')
        .replace(/[\])]+$/, '')
        .trim(),
    },
    value: column,
  };
};

const nameWords = ['name', 'الاسم', 'title'];
const valueWords = ['value', 'values', 'القيمة', 'description'];

/**
 * Returns a pattern for numbered option columns: `Option1 Name` and `Option Value 1`, `[1] الاسم` and `[1]
 * القيمة`.
 */
export const numberedOptions = (columns: readonly string[]): { name: string; value: string }[] => {
  const ofOptions = columns.filter(
    (column) => /option|attribute|variation|خيار|\[1\]/i.test(column) && column.replace(/\D/g, '') === '1',
  );
  const byKey = new Map(ofOptions.map((column) => [columnKey(column), column]));
  for (const [key, column] of byKey) {
    for (const word of nameWords.map(columnKey)) {
      const value = key.includes(word)
        ? valueWords
            .map((other) => byKey.get(key.replace(word, columnKey(other))))
            .find((found) => found !== undefined)
        : undefined;
      if (value !== undefined)
        return [{ name: column.replace('1', '{n}'), value: value.replace('1', '{n}') }];
    }
  }
  return [];
};
