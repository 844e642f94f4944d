export type {
  AmountInput, AttributeInput, BrandInput, BundleOptionInput, CatalogueBatch, CategoryInput, CategoryText, CustomOptionInput, DownloadInput, Language,
  MediaInput, OptionPriceInput, PriceInput, ProductInput, ProductLinksInput, ProductTextInput, SaveSummary, StockInput, Texts,
} from './catalogue-batch.ts';
export { type CatalogueFault, catalogueFaults } from './catalogue-faults.ts';
export { type CatalogueFaultsError, isCatalogueFaultsError } from './catalogue-faults-error.ts';
export { type Author, type Change, type ChangeKind, positionAfter, recordChanges } from './change-store.ts';
export type { ColdProduct, ColdVariant } from './cold-product.ts';
export { documentOf, type DocumentRows } from './document-of.ts';
export { hasProducts } from './product-store.ts';
export { removeProducts } from './remove-products.ts';
export { resolveUrl } from './calls/resolve-url.ts';
export { saveCatalogue, type SaveOptions } from './save-catalogue.ts';
