/** What a file of an export holds, known by its columns and not by its name or folder. */
export type FileKind = 'attributes' | 'categories' | 'standard-products' | 'sample-products' | 'images';

/** The columns that make a file one of a kind, tried in this order. */
const columnsOf: Record<FileKind, readonly string[]> = {
  attributes: ['attribute_code', 'frontend_input', 'frontend_label', 'option'],
  categories: ['name', 'url_key', 'path', 'active'],
  'standard-products': ['sku', 'product_type', 'name', 'additional_attributes'],
  'sample-products': ['category', 'sku', 'name', 'price'],
  images: ['sku', 'image'],
};

/** The kind of a file with these columns; undefined when the import has no place for it. */
export const fileKindOf = (columns: readonly string[]): FileKind | undefined => {
  const kinds = Object.keys(columnsOf) as FileKind[];
  return kinds.find((kind) => columnsOf[kind].every((column) => columns.includes(column)));
};
