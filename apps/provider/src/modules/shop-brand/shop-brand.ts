export { brandFileAt } from './brand-file.ts';
export { drawBrand } from './draw-brand.ts';
export { type GivenBrand, offerShopBrand, saveShopBrand, ShopBrandError } from './save-shop-brand.ts';
export { type MessageBrand, readMessageBrand } from './message-brand-sql.ts';
export { paperBrandColumn, paperBrandOf, type PaperBrandRow } from './paper-brand-sql.ts';
export { type BrandPictureRow, readBrandFile, readBrandSource } from './shop-brand-sql.ts';
export { shownBrandColumn, shownBrandOf, type ShownBrandRow } from './shown-brand-sql.ts';
