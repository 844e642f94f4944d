import type { Texts } from '@dijla/provider/modules/catalog/catalog';
import { plainLabel } from '../../source/plain-text.ts';
import type { SourceRow, SourceRows } from '../../table-format/source-row.ts';
import { cellOf } from '../extra-cells.ts';
import { leadingCell, localizedCells, localizedColumns } from '../localized-columns.ts';
import { rowsOfAll } from '../shop-rows.ts';

/**
 * Resolves options and values that other sheets give by name or id; `isText` marks options that the customer
 * fills in.
 */
export type OptionNames = {
  option: (nameOrId: string) => { name: string; isText: boolean };
  value: (nameOrId: string) => string;
  words: Map<string, Texts<string>>;
};

const written: ReadonlySet<string> = new Set(['text', 'textarea', 'file', 'date', 'time', 'datetime']);

export const readOptionNames = async (
  options: readonly SourceRows[],
  values: readonly SourceRows[],
): Promise<OptionNames> => {
  const words = new Map<string, Texts<string>>();
  const [byId, valuesById, texts] = [new Map<string, string>(), new Map<string, string>(), new Set<string>()];
  const nameOf = (row: SourceRow, columns: readonly string[]): string => {
    const localized = localizedColumns('name', columns);
    const name = plainLabel(leadingCell(row, localized));
    const { '': own, ...said } = localizedCells(row, localized);
    if (own === undefined && name !== '')
      words.set(
        name,
        Object.fromEntries(Object.entries(said).map(([language, text]) => [language, plainLabel(text)])),
      );
    return name;
  };
  const columnsOf = (sources: readonly SourceRows[]): string[] => sources.flatMap(({ columns }) => columns);
  for await (const row of rowsOfAll(options)) {
    const name = nameOf(row, columnsOf(options));
    byId.set(cellOf(row, 'option_id'), name);
    if (written.has(cellOf(row, 'type').toLowerCase())) texts.add(name);
  }
  for await (const row of rowsOfAll(values))
    valuesById.set(cellOf(row, 'option_value_id'), nameOf(row, columnsOf(values)));
  return {
    words,
    option: (nameOrId) => {
      const name = byId.get(nameOrId) ?? plainLabel(nameOrId);
      return { name, isText: texts.has(name) };
    },
    value: (nameOrId) => valuesById.get(nameOrId) ?? plainLabel(nameOrId),
  };
};
