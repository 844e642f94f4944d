import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { statusCell } from '../../cells/visibility-cell.ts';
import type { ImportWarningCode } from '../../record/warning.ts';
import type { RowFields } from '../row-fields.ts';

/** Product types that only link to another site, which sells the product. */
const external: ReadonlySet<string> = new Set([
  'external',
  'affiliate',
  'external/affiliate',
  'redirect',
  'خارجي',
]);

export type ProductStatus = { status: 1 | 2; warnings: { code: ImportWarningCode; subject: string }[] };

/**
 * Returns whether a row's product is on sale (1) or disabled (2). It is on sale only when each of its status
 * columns says so and its parent product is on sale; no status means on sale. An unknown word, or a product
 * sold by another site, means disabled and produces an import warning.
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
    warnings: [
      ...unknown.map((cell) => ({ code: 'unknown-status' as const, subject: `'${cell}'` })),
      ...(isExternal ? [{ code: 'external-product' as const, subject: `'${fields.text('type')}'` }] : []),
    ],
  };
};
