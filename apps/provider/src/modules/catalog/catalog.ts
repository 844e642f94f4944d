export type {
  AmountInput, AttributeInput, BrandInput, BundleOptionInput, CatalogueBatch, CategoryInput, CategoryText, CustomOptionInput, DownloadInput, Language,
  MediaInput, OptionPriceInput, PriceInput, ProductInput, ProductLinksInput, ProductTextInput, SaveSummary, StockInput, Texts,
} from './catalogue-batch.ts';
export { attributeKeeper } from './attribute-keeper.ts';
export { brandCalls } from './calls/brand-calls.ts';
export { brandKeeper } from './brand-keeper.ts';
export { canonicalProduct } from './canonical-product.ts';
export { catalogueFaults } from './catalogue-faults.ts';
export { categoryBranch } from './category-branch.ts';
export { categoryCalls } from './calls/category-calls.ts';
export { pathAbove } from './category-faults.ts';
export { categoryKeeper } from './category-keeper.ts';
export { positionAfter, recordChanges } from '../../database/change-store.ts';
export type { ColdProduct, ColdVariant } from './cold-product.ts';
export { hasProducts } from './product-store.ts';
export { listedFilters } from './listed-filters.ts';
export { productKeeper } from './product-keeper.ts';
export { productLinksKeeper } from './product-links-keeper.ts';
export { recommendProducts } from './calls/recommend-products.ts';
export { type Move, saveRedirects } from './redirect-store.ts';
export { rebuildCategories } from './rebuild-categories.ts';
export { removeProducts } from './remove-products.ts';
export { renderList } from './calls/render-list.ts';
export { resolveUrl } from './calls/resolve-url.ts';
export { type SeenPair, type SeenTogether, seenTogether } from './seen-together.ts';
export { saveCatalogue } from './save-catalogue.ts';
export { tellSeenTogether } from './calls/tell-seen-together.ts';
export { textIn } from './text-in.ts';
