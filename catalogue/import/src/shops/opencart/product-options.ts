import type { SourceRow, SourceRows } from '../../table-format/source-row.ts';
import { millionths } from '../decimal-text.ts';
import { cellOf } from '../extra-cells.ts';
import { rowsOfAll } from '../shop-rows.ts';
import { newSideTable } from '../side-table.ts';
import type { OptionNames } from './option-names.ts';

/**
 * A value of an option. `more` is its surcharge in millionths, as text; `quantity` is empty when it is not
 * tracked.
 */
type Value = { option: string; value: string; more: string; quantity: string };
/** A combination with one value for each option. */
export type Choice = { values: readonly Value[] };

export type ProductOptions = {
  /** Every combination in which the product can be bought; empty for a product without options. */
  choices: Choice[];
  /** Options that the shop cannot offer; `isNeeded` when one of them is required to buy the product. */
  left: string[];
  isNeeded: boolean;
};

/** Maximum number of combinations offered as variants. */
const mostChoices = 200;

const isYes = (cell: string): boolean => /^(?:true|1|yes)$/i.test(cell);

const valueOf = (row: SourceRow, names: OptionNames): Value => {
  const amount = millionths(cellOf(row, 'price')) ?? 0n;
  return {
    option: names.option(cellOf(row, 'option', 'option_id')).name,
    value: names.value(cellOf(row, 'option_value', 'option_value_id')),
    more: String(cellOf(row, 'price_prefix') === '-' ? -amount : amount),
    quantity: isYes(cellOf(row, 'subtract')) ? cellOf(row, 'quantity') : '',
  };
};

/** Reads the options of each product by its id. Optional options do not create variants. */
export const readProductOptions = async (
  sheets: { options: readonly SourceRows[]; values: readonly SourceRows[] },
  names: OptionNames,
): Promise<(id: string) => ProductOptions> => {
  const [ofProduct, valuesOf] = [
    newSideTable<{ name: string; isRequired: boolean; isText: boolean }>(),
    newSideTable<Value>(),
  ];
  for await (const row of rowsOfAll(sheets.options))
    ofProduct.add(cellOf(row, 'product_id'), {
      ...names.option(cellOf(row, 'option', 'option_id')),
      isRequired: isYes(cellOf(row, 'required')),
    });
  for await (const row of rowsOfAll(sheets.values))
    valuesOf.add(cellOf(row, 'product_id'), valueOf(row, names));
  return (id) => {
    const given = valuesOf.get(id);
    const listed = ofProduct.get(id);
    const optional = new Set(
      listed.filter(({ isRequired, isText }) => !isRequired || isText).map(({ name }) => name),
    );
    const lists = [...Map.groupBy(given, ({ option }) => option)]
      .filter(([name]) => !optional.has(name))
      .map(([, list]) => list);
    const isTooMuch = lists.reduce((count, list) => count * list.length, 1) > mostChoices;
    const left = [...optional, ...(isTooMuch ? lists.flatMap(([first]) => first?.option ?? []) : [])];
    const isNeeded = isTooMuch || listed.some(({ isRequired, isText }) => isRequired && isText);
    const choices =
      isTooMuch || lists.length === 0
        ? []
        : lists.reduce<Value[][]>(
            (all, list) => all.flatMap((values) => list.map((value) => [...values, value])),
            [[]],
          );
    return { choices: choices.map((each) => ({ values: each })), left, isNeeded };
  };
};
