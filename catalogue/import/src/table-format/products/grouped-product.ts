import type { SourceRow } from '../source-row.ts';
import type { ReadProduct } from './read-products.ts';

/**
 * A product with its row; `axes` are the attribute codes by which its variants differ, `parent` is the
 * product that its row names.
 */
export type GroupedProduct = ReadProduct & { row: SourceRow; axes: string[]; parent: string; id: string };
