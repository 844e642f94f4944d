import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { statusCell } from '../../cells/visibility-cell.ts';
import type { ImportWarningCode } from '../../record/warning.ts';
import type { RowFields } from '../row-fields.ts';

/** What shops call a product that they only point to: another site sells it. */
const external: ReadonlySet<string> = new Set([
  'external',
  'affiliate',
  'external/affiliate',
  'redirect',
  'خارجي',
]);

export type ProductStatus = { status: 1 | 2; remarks: { code: ImportWarningCode; subject: string }[] };

/**
 * Whether a row's product is on sale, 1, or off, 2. It is on only when each of its status columns says so and the product it is a variant
 * of is on; one that says nothing is on. An unknown word, and a product that another site sells, mean off and are remarked on.
 */
export const productStatus = (
  fields: RowFields,
  whole: Pick<ProductInput, 'status'> | undefined,
): ProductStatus => {
  const cells = fields.values('status');
  const unknown = cells.filter((cell) => statusCell(cell) === undefined);
  const isExternal = fields
    .text('type')
    .toLowerCase()
    .split(/[,|]/)
    .some((word) => external.has(word.trim()));
  const isOff = isExternal || whole?.status === 2 || cells.some((cell) => statusCell(cell) !== 1);
  return {
    status: isOff ? 2 : 1,
    remarks: [
      ...unknown.map((cell) => ({ code: 'unknown-status' as const, subject: `'${cell}'` })),
      ...(isExternal ? [{ code: 'external-product' as const, subject: `'${fields.text('type')}'` }] : []),
    ],
  };
};
