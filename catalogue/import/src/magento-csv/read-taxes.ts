import type { ShippingRatesInput } from '@dijla/provider/modules/checkout/checkout';
import type { Finding } from '../catalog-format.ts';
import { minorUnitsOf } from '../minor-units.ts';
import { type ExportRow, found } from './export-file.ts';
import { linesOf } from './lists.ts';

/** Decimal places: percentages are stored in ten-thousandths, prices in cents. */
const scales = { percent: 4, dollars: 2 } as const;

/** Reads the tax rate of a region: `US-MI-*-Rate 1,US,Michigan,*,8.25`. */
export const taxRateFinding = (row: ExportRow): Finding => {
  const rate = minorUnitsOf(row.cell('rate'), scales.percent);
  if (rate === undefined) return found(row.warning('bad-price', row.cell('code')));
  const region = row.cell('tax_region_name');
  const record = {
    code: row.cell('code'),
    country: row.cell('tax_country_id'),
    region_id: 0,
    region_name: region === '' || region === '*' ? null : region,
    postcode: row.cell('tax_postcode') || '*',
    rate,
  };
  return { kind: 'tax-rate', record, place: row.place };
};

const idsOf = (cell: string): number[] =>
  [
    ...new Set(
      cell
        .split(/[\s,]+/)
        .filter((id) => /^\d+$/.test(id))
        .map(Number),
    ),
  ].toSorted((one, other) => one - other);

/** Reads a tax rule, which assigns rates to classes by their ids. */
export const taxRuleFinding = (row: ExportRow): Finding => ({
  kind: 'tax-rule',
  record: {
    code: row.cell('code'),
    priority: Number(row.cell('priority')) || 0,
    position: Number(row.cell('position')) || 0,
    rates: linesOf(row.cell('tax_rate')),
    customer_class_ids: idsOf(row.cell('tax_customer_class')),
    product_class_ids: idsOf(row.cell('tax_product_class')),
  },
  place: row.place,
});

/** Combines all rows of delivery prices by region into one rate table. */
export const tableRateFindings = (rows: readonly ExportRow[]): Finding[] => {
  const warnings: Finding[] = [];
  const rates = rows.flatMap((row): ShippingRatesInput['rates'] => {
    const [min_subtotal, price] = [
      minorUnitsOf(row.cell('order_subtotal'), scales.dollars),
      minorUnitsOf(row.cell('price'), scales.dollars),
    ];
    if (min_subtotal === undefined || price === undefined) {
      warnings.push(found(row.warning('bad-price', row.cell('country'))));
      return [];
    }
    return [
      {
        country: row.cell('country'),
        region_code: row.cell('region') || '*',
        postcode: row.cell('zip') || '*',
        currency: 'USD',
        min_subtotal,
        price,
      },
    ];
  });
  const [first] = rows;
  if (first === undefined) return warnings;
  return [
    ...warnings,
    {
      kind: 'shipping-rates',
      record: { carrier_code: 'tablerate', method_code: 'bestway', rates },
      place: first.place,
    },
  ];
};
