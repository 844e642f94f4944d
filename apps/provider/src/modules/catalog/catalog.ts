export type {
  AmountInput,
  AttributeInput,
  BrandInput,
  BundleOptionInput,
  CatalogBatch,
  CategoryInput,
  CategoryText,
  CustomOptionInput,
  DownloadInput,
  Language,
  MediaInput,
  OptionPriceInput,
  PriceInput,
  ProductInput,
  ProductLinksInput,
  ProductTextInput,
  SaveSummary,
  StockInput,
  Texts,
} from './saving/catalog-batch.ts';
export { attributeHandler } from './attributes/attribute-handler.ts';
export { brandAliasAt, brandPath } from './brands/brand-path.ts';
export { brandHandler } from './brands/brand-handler.ts';
export { readBrandSettings } from './brands/brand-settings-sql.ts';
export { blankProduct } from './products/blank-product.ts';
export { canonicalProduct } from './products/canonical-product.ts';
export { validationErrors } from './saving/catalog-errors.ts';
export { fillStoreViews } from './documents/fill-store-view.ts';
export { pathAbove } from './categories/category-errors.ts';
export { categoryHandler } from './categories/category-handler.ts';
export { goneSource, readCategoryIds } from './categories/category-sql.ts';
export { positionAfter, recordChanges } from '../../database/change-sql.ts';
export type { ColdProduct, ColdVariant } from './products/cold-product.ts';
export { pictureAddress } from './products/picture-address-sql.ts';
export { hasProducts, readKnownSkus } from './products/product-sql.ts';
export { productHandler } from './products/product-handler.ts';
export { productLinksHandler } from './products/product-links-handler.ts';
export { findMove, type Move, saveRedirects } from './addresses/redirect-sql.ts';
export { readShelves } from './categories/shelf-sql.ts';
export { rebuildCategories } from './categories/rebuild-categories.ts';
export { countLowStock, type ListedProduct, readListedProducts } from './desk/listed-products-sql.ts';
export { removeProducts } from './products/remove-products.ts';
export { type SeenPair, type SeenTogether, seenTogether } from './products/seen-together.ts';
export { saveCatalog } from './saving/save-catalog.ts';
export { textIn } from './saving/text-in.ts';
