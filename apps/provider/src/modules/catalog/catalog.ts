export type {
  AmountInput, AttributeInput, BrandInput, BundleOptionInput, CatalogueBatch, CategoryInput, CategoryText, CustomOptionInput, DownloadInput, Language,
  MediaInput, OptionPriceInput, PriceInput, ProductInput, ProductLinksInput, ProductTextInput, SaveSummary, StockInput, Texts,
} from './saving/catalog-batch.ts';
export { attributeKeeper } from './attributes/attribute-keeper.ts';
export { brandCalls } from './calls/brand-calls.ts';
export { brandKeeper } from './brands/brand-keeper.ts';
export { canonicalProduct } from './products/canonical-product.ts';
export { catalogueFaults } from './saving/catalog-faults.ts';
export { categoryBranch } from './categories/category-branch.ts';
export { categoryCalls } from './calls/category-calls.ts';
export { pathAbove } from './categories/category-faults.ts';
export { categoryKeeper } from './categories/category-keeper.ts';
export { positionAfter, recordChanges } from '../../database/change-sql.ts';
export type { ColdProduct, ColdVariant } from './products/cold-product.ts';
export { hasProducts } from './products/product-sql.ts';
export { listedFilters } from './categories/listed-filters.ts';
export { productKeeper } from './products/product-keeper.ts';
export { productLinksKeeper } from './products/product-links-keeper.ts';
export { recommendProducts } from './calls/recommend-products.ts';
export { type Move, saveRedirects } from './addresses/redirect-sql.ts';
export { rebuildCategories } from './categories/rebuild-categories.ts';
export { removeProducts } from './products/remove-products.ts';
export { renderList } from './calls/render-list.ts';
export { resolveUrl } from './calls/resolve-url.ts';
export { type SeenPair, type SeenTogether, seenTogether } from './products/seen-together.ts';
export { saveCatalogue } from './saving/save-catalog.ts';
export { tellSeenTogether } from './calls/tell-seen-together.ts';
export { textIn } from './saving/text-in.ts';
