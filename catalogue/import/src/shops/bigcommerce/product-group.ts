import type { SourceRow } from '../../table-format/source-row.ts';
import { cellOf } from '../extra-cells.ts';

/**
 * The rows of one product: its own, those of its variants and pictures and, in the older export, those of
 * rules that change a variant's price.
 */
export type ProductGroup = {
  row: SourceRow;
  variants: SourceRow[];
  pictures: SourceRow[];
  rules: SourceRow[];
};

const itemOf = (row: SourceRow): string => cellOf(row, 'Item', 'Item Type').toLowerCase();

/** Groups rows; each product row starts a new group. */
export async function* productGroups(rows: AsyncIterable<SourceRow>): AsyncGenerator<ProductGroup> {
  let group: ProductGroup | undefined;
  for await (const row of rows) {
    const item = itemOf(row);
    if (item === 'product') {
      if (group !== undefined) yield group;
      group = { row, variants: [], pictures: [], rules: [] };
    } else if (item === 'variant' || item === 'sku') group?.variants.push(row);
    else if (item === 'image') group?.pictures.push(row);
    else if (item === 'rule') group?.rules.push(row);
  }
  if (group !== undefined) yield group;
}

const yes = /^(?:true|y|yes|1)$/i;
const mostPictures = 50;

const sortOf = (row: SourceRow): number =>
  yes.test(cellOf(row, 'Image is Thumbnail')) ? -1 : Number(cellOf(row, 'Image Sort Order')) || 0;

/** Returns a product's pictures, the thumbnail first. */
export const picturesOf = ({ row, pictures }: ProductGroup): string[] => {
  const numbered = Array.from({ length: mostPictures }, (_, index) => index + 1).map((number) => ({
    path: cellOf(row, `Product Image File - ${number}`, `Product Image URL - ${number}`),
    isFirst: yes.test(cellOf(row, `Product Image Is Thumbnail - ${number}`)),
  }));
  const listed = pictures
    .toSorted((one, other) => sortOf(one) - sortOf(other))
    .map((picture) => cellOf(picture, 'Internal Image URL (Export)', 'Image URL (Import)'));
  return [
    ...listed,
    ...numbered.toSorted((one, other) => Number(other.isFirst) - Number(one.isFirst)).map(({ path }) => path),
  ].filter((path) => path !== '');
};
