import { bigcommerce } from './bigcommerce/bigcommerce.ts';
import { medusa } from './medusa/medusa.ts';
import { opencart } from './opencart/opencart.ts';
import { prestashop } from './prestashop/prestashop.ts';
import { saleor } from './saleor/saleor.ts';
import type { ShopPreset } from './shop-preset.ts';
import { shopify } from './shopify/shopify.ts';
import { spree } from './spree/spree.ts';
import { vendure } from './vendure/vendure.ts';
import { woocommerce } from './woocommerce/woocommerce.ts';

/** Every supported shop system. */
export const shopPresets: readonly ShopPreset[] = [
  shopify,
  woocommerce,
  spree,
  saleor,
  vendure,
  medusa,
  prestashop,
  opencart,
  bigcommerce,
];
