import { firstText } from '../../record/first-text.ts';
import { flagCell } from '../../cells/flag-cell.ts';
import { plainLabel } from '../../source/plain-text.ts';
import { attributeCode } from '../mapping/attribute-words.ts';
import { partsOf } from './product-categories.ts';
import type { Mapping, OptionColumns } from '../mapping/mapping.ts';
import { type RowFields, textAt, valuesAt } from '../row-fields.ts';
import type { SourceRow } from '../source-row.ts';

/** A row's value of one attribute: option labels or a text. `name` is the name used in the export. */
export type AttributeUse = {
  code: string;
  name: string;
  labels: string[];
  input: 'choice' | 'multiselect' | 'text' | 'boolean';
};

const mostNumbered = 30;

/** Expands `Option{n} Name` and `Option{n} Value` to numbered columns; `{i}` counts from 0. */
const numbered = (columns: readonly string[]): string[][] => {
  if (!columns.some((column) => /\{[ni]\}/.test(column))) return [[...columns]];
  return Array.from({ length: mostNumbered }, (_, index) =>
    columns.map((column) => column.replaceAll('{n}', String(index + 1)).replaceAll('{i}', String(index))),
  );
};

/** Whether the option is a placeholder that shops write for a product without options. */
const isNoOption = (name: string, value: string): boolean =>
  value === '' || (/^title$/i.test(name) && /^default title$/i.test(value)) || /^default$/i.test(value);

const optionOf = (option: OptionColumns, row: SourceRow, above: SourceRow): AttributeUse[] => {
  if ('code' in option) {
    const value = plainLabel(textAt(row, option.value));
    return value === ''
      ? []
      : [
          {
            code: option.code,
            name: firstText(option.labels) ?? option.code,
            labels: [value],
            input: 'choice',
          },
        ];
  }
  const columns = typeof option.value === 'string' ? [option.value] : option.value;
  return numbered([option.name, ...columns]).flatMap(([nameColumn = '', ...valueColumns]): AttributeUse[] => {
    const name = plainLabel(textAt(row, nameColumn) || textAt(above, nameColumn));
    const value = plainLabel(textAt(row, valueColumns));
    return name === '' || isNoOption(name, value)
      ? []
      : [{ code: attributeCode(name), name, labels: [value], input: 'choice' }];
  });
};

/** Returns the option values of a variant; option names may be in the row above it. */
export const productOptions = (
  options: readonly OptionColumns[],
  row: SourceRow,
  above: SourceRow,
): AttributeUse[] => options.flatMap((option) => optionOf(option, row, above));

const named = (fields: RowFields, spec: Mapping['named_attributes']): AttributeUse[] =>
  spec === undefined
    ? []
    : numbered([spec.name, spec.value]).flatMap(([nameColumn = '', valueColumn = '']): AttributeUse[] => {
        const name = plainLabel(textAt(fields.row, nameColumn));
        const labels = valuesAt(fields.row, valueColumn)
          .flatMap((cell) => partsOf(cell, spec.separator, []))
          .map(plainLabel)
          .filter((label) => label !== '');
        return name === '' || labels.length === 0
          ? []
          : [{ code: attributeCode(name), name, labels, input: 'choice' }];
      });

const inputs = { select: 'choice', multiselect: 'multiselect', text: 'text', boolean: 'boolean' } as const;

const ofColumns = (fields: RowFields, { attributes }: Mapping): AttributeUse[] =>
  attributes.flatMap(({ code, column, input, separator, labels: names }): AttributeUse[] => {
    const cells = valuesAt(fields.row, column);
    const parts =
      input === 'multiselect'
        ? cells.flatMap((cell) => partsOf(cell, separator ?? 'auto', ['|', ';', '\n', ',']))
        : cells.slice(0, 1);
    const labels = parts.map(plainLabel).filter((label) => label !== '');
    return labels.length === 0
      ? []
      : [
          {
            code,
            name: firstText(names) ?? (typeof column === 'string' ? column : code),
            labels,
            input: inputs[input],
          },
        ];
  });

const weightOf = (cell: string): string =>
  /^[\d.,]+$/.test(cell) && Number(cell.replace(',', '.')) === 0 ? '' : cell;

/** Returns all attributes of a row except the options by which variants differ. */
export const productAttributes = (fields: RowFields, mapping: Mapping): AttributeUse[] => {
  const [brand, weight] = [plainLabel(fields.text('brand')), weightOf(plainLabel(fields.text('weight')))];
  const tags = fields
    .values('tags')
    .flatMap((cell) => partsOf(cell, mapping.separators.tags, ['|', ';', ',']))
    .map(plainLabel)
    .filter((tag) => tag !== '');
  return [
    ...(brand === '' ? [] : [{ code: 'brand', name: 'Brand', labels: [brand], input: 'choice' as const }]),
    ...(tags.length === 0
      ? []
      : [
          {
            code: attributeCode('tags'),
            name: 'Tags',
            labels: [...new Set(tags)],
            input: 'multiselect' as const,
          },
        ]),
    ...(weight === ''
      ? []
      : [{ code: attributeCode('weight'), name: 'Weight', labels: [weight], input: 'text' as const }]),
    ...ofColumns(fields, mapping),
    ...named(fields, mapping.named_attributes),
  ];
};

export const flagOf = ({ labels }: AttributeUse): boolean => flagCell(labels[0] ?? '') ?? false;
