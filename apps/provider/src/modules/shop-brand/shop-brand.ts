export { brandFileAt } from './brand-file.ts';
export { drawBrand } from './draw-brand.ts';
export { type GivenBrand, offerShopBrand, saveShopBrand, ShopBrandError } from './save-shop-brand.ts';
export {
  type BrandPictureRow,
  readBrandFile,
  readBrandSource,
  readSenderName,
  readShopBrand,
} from './shop-brand-sql.ts';
