import type { CartAddition } from './cart-addition.ts';
import { productOf } from './product-choices-of.ts';
import type { GroupMember } from '../product/group-members.ts';
import type { ProductView } from '../product/product-view.ts';
import { stockView } from '../product/stock-view.ts';

/** Visibility of a product without a page of its own. Its line links to the group's page. */
const hidden = 1;

const memberAddition = (group: ProductView, { document, qty }: GroupMember): CartAddition => {
  const { sku, name, prices, tax_class_id, is_virtual } = productOf(document);
  const { state, left } = stockView(document.stock);
  return {
    sku,
    parent_sku: sku,
    qty,
    product_option: undefined,
    line: {
      name,
      tax_class_id,
      is_virtual,
      ...(document.size_class && { size_class: document.size_class }),
      image: document.image ?? group.gallery[0]?.path ?? null,
      url_path: document.visibility === hidden ? group.urlPath : (document.url_path ?? group.urlPath),
      options: [],
      prices: [...prices],
      is_in_stock: state !== 'out-of-stock',
      salable_qty: left,
    },
  };
};

/** Returns the cart lines of a group: one for each member with a quantity above zero (wire §2.5). */
export const groupAdditions = (group: ProductView, wanted: readonly GroupMember[]): CartAddition[] =>
  wanted.filter(({ qty }) => qty > 0).map((member) => memberAddition(group, member));
