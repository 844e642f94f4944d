import type { AttributeInput, ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { plainText } from '../source/plain-text.ts';
import type { ImportWarning } from '../record/warning.ts';
import type { ExportRow } from './export-file.ts';
import { optionCodeOf } from './read-attributes.ts';

type Value = ProductInput['attributes'][string];

const optionsOf = (attribute: AttributeInput, labels: readonly string[]) => {
  const known = new Set(attribute.options.map(({ code }) => code));
  const codes = [...new Set(labels.map(optionCodeOf))];
  return {
    codes: codes.filter((code) => known.has(code)),
    unknown: labels.filter((label) => !known.has(optionCodeOf(label))),
  };
};

const valueOf = (
  attribute: AttributeInput,
  given: readonly string[],
): { value?: Value; unknown: string[] } => {
  const [first] = given;
  if (first === undefined) return { unknown: [] };
  if (attribute.input === 'boolean')
    return { value: first === '1' || first.toLowerCase() === 'yes', unknown: [] };
  if (attribute.input !== 'select' && attribute.input !== 'multiselect')
    return { value: plainText(given.join('|')), unknown: [] };
  const { codes, unknown } = optionsOf(attribute, given);
  if (attribute.input === 'multiselect') return codes.length === 0 ? { unknown } : { value: codes, unknown };
  const [only, ...more] = codes;
  return { ...(only !== undefined && { value: only }), unknown: [...unknown, ...more] };
};

/**
 * Returns the values of the defined attributes in a row; `given` holds them by code. Labels without an
 * option produce import warnings, the rest is kept.
 */
export const attributeValuesOf = (
  row: ExportRow,
  given: ReadonlyMap<string, readonly string[]>,
  attributes: ReadonlyMap<string, AttributeInput>,
) => {
  const values: ProductInput['attributes'] = {};
  const warnings: ImportWarning[] = [];
  for (const [code, labels] of given) {
    const attribute = attributes.get(code);
    if (attribute === undefined) {
      warnings.push(row.warning('unknown-attribute', `${row.cell('sku')} ${code}`, true));
      continue;
    }
    const { value, unknown } = valueOf(attribute, labels);
    if (value !== undefined) values[attribute.code] = value;
    warnings.push(
      ...unknown.map((label) => row.warning('unknown-option', `${row.cell('sku')} ${code}=${label}`, true)),
    );
  }
  return { values, warnings };
};
