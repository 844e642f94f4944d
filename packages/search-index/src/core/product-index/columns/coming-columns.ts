import { isPriced } from '../field-origins.ts';
import { hasBit } from './bits.ts';
import { emptyFieldColumn, placeField } from './field-column.ts';
import { documentAt, lengthOf, type ProductIndex } from '../product-index.ts';
import { addColumns } from '../put-products.ts';

/**
 * Begins columns of fields that most products lack, to be filled row by row. Columns of fields that depend
 * on prices are built immediately.
 */
export const beginColumns = (index: ProductIndex, fields: readonly string[]): void => {
  const added = fields.filter((field) => !index.columns.has(field) && !index.coming.has(field));
  addColumns(index, added.filter(isPriced), 'sparse');
  for (const field of added)
    if (!isPriced(field)) index.coming.set(field, emptyFieldColumn(field, index.terms));
};

/** Fills the begun columns with the values of a row's document. */
export const fillColumns = (index: ProductIndex, row: number): void => {
  if (!hasBit(index.alive, row)) return;
  index.revision += 1;
  for (const known of index.coming.values())
    placeField(known, row, { document: documentAt(index, row, known.field), length: lengthOf(index) });
};

/** Adds the begun columns to the index once every row has been filled. */
export const endColumns = (index: ProductIndex): void => {
  index.revision += 1;
  for (const [field, known] of index.coming) index.columns.set(field, known);
  index.coming.clear();
};
