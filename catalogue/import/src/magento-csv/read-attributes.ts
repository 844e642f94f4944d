import type { AttributeInput } from '@dijla/provider/modules/catalog/catalog';
import { plainLabel } from '../source/plain-text.ts';
import type { Finding } from '../catalog-format.ts';
import { colorHexes } from './color-hexes.ts';
import { type ExportRow, found } from './export-file.ts';
import { linesOf } from './lists.ts';

const inputs: Readonly<Record<string, AttributeInput['input']>> = {
  select: 'select',
  multiselect: 'multiselect',
  boolean: 'boolean',
  text: 'text',
  textarea: 'text',
  date: 'text',
};

/**
 * Returns an option's natural key. Labels that differ only in case or white space are one option; the first
 * spelling is its label.
 */
export const optionCodeOf = (label: string): string => plainLabel(label).toLowerCase();

/** Returns the shop's label: two lines are the back office's label and the shop's, a single line is both. */
const shopLabelOf = (cell: string): string => plainLabel(linesOf(cell).at(-1) ?? '');

const flag = (row: ExportRow, column: string): boolean => Number(row.cell(column)) > 0;

const withOptions = (attribute: AttributeInput, labels: readonly string[]): AttributeInput => {
  const options = new Map(attribute.options.map((option) => [option.code, option]));
  for (const label of labels) {
    const code = optionCodeOf(label);
    const hex = attribute.code === 'color' ? (colorHexes[code] ?? null) : null;
    if (!options.has(code))
      options.set(code, { code, sort: options.size, hex, labels: { en: plainLabel(label) } });
  }
  return { ...attribute, options: [...options.values()] };
};

const attributeOf = (row: ExportRow, input: AttributeInput['input'], position: number): AttributeInput => ({
  code: row.cell('attribute_code'),
  input,
  labels: { en: shopLabelOf(row.cell('frontend_label')) },
  is_filterable: flag(row, 'is_filterable'),
  is_comparable: flag(row, 'is_comparable'),
  is_visible_on_front: flag(row, 'is_visible_on_front'),
  is_user_defined: true,
  position,
  options: [],
  sets: [],
});

const withSets = (attribute: AttributeInput, names: readonly string[]): AttributeInput => ({
  ...attribute,
  sets: [...new Set([...attribute.sets, ...names])].toSorted(),
});

/**
 * Returns the attributes of all rows by code. When several rows define one attribute, the first row counts
 * and the options and sets of all are merged in order.
 */
export const readAttributes = (
  rows: readonly ExportRow[],
): { attributes: Map<string, AttributeInput>; findings: Finding[] } => {
  const attributes = new Map<string, AttributeInput>();
  const places = new Map<string, ExportRow['place']>();
  const warnings: Finding[] = [];
  for (const row of rows) {
    const code = row.cell('attribute_code');
    const input = inputs[row.cell('frontend_input')];
    if (input === undefined) {
      warnings.push(found(row.warning('bad-input', code)));
      continue;
    }
    const attribute = withSets(
      attributes.get(code) ?? attributeOf(row, input, attributes.size),
      linesOf(row.cell('attribute_set')),
    );
    attributes.set(
      code,
      withOptions(
        attribute,
        input === 'select' || input === 'multiselect' ? linesOf(row.cell('option')) : [],
      ),
    );
    if (!places.has(code)) places.set(code, row.place);
  }
  const findings = [...attributes].flatMap(([code, record]): Finding[] => {
    const place = places.get(code);
    return place === undefined ? [] : [{ kind: 'attribute', record, place }];
  });
  return { attributes, findings: [...warnings, ...findings] };
};
