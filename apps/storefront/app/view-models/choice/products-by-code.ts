import type { Addition } from '@dijla/device/cart/cart-act';
import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { type BuyableView, type ProductView, productView } from '../product/product-view.ts';
import { choiceTerms } from './choice-terms.ts';
import { chosenAddition } from './chosen-addition.ts';
import { documentsBy } from './products-of-lines.ts';
import type { WrittenCode } from './written-codes.ts';

/** What stands in the way of a written code: nothing has it, it asks for a choice, or it is sold out. */
export type CodeProblem = 'unknown' | 'choose' | 'out-of-stock';

/** What a written code leads to; `addition` is null where something stands in the way. */
export type CodedProduct = {
  code: string;
  product: Pick<ProductView, 'name' | 'urlPath' | 'gallery'> | null;
  addition: Addition | null;
  /** The quantity in the cart, fewer than written where fewer are left. */
  qty: number;
  isFewer: boolean;
  problem: CodeProblem | null;
};

const lettersOf = (code: string): string[] => [code, code.toUpperCase(), code.toLowerCase()];

type Found = { product: ProductView; buyable: BuyableView | null };

const isSame = (sku: string, code: string): boolean => sku.toLowerCase() === code.toLowerCase();

/** The variant with the code, else the product itself, which may ask for a choice. */
const foundFor = (products: readonly ProductView[], code: string): Found | null => {
  for (const product of products) {
    const buyable = product.buyables.find(({ sku }) => isSame(sku, code));
    if (buyable !== undefined) return { product, buyable };
  }
  const product = products.find(({ sku }) => isSame(sku, code));
  return product === undefined ? null : { product, buyable: null };
};

const codedProduct = (
  found: Found | null,
  { code, qty }: WrittenCode,
  source: CatalogSource,
): CodedProduct => {
  const nothing = { code, product: null, addition: null, qty, isFewer: false };
  if (found === null) return { ...nothing, problem: 'unknown' };
  const { product, buyable } = found;
  const stopped = (problem: CodeProblem): CodedProduct => ({ ...nothing, product, problem });
  if (buyable === null || product.type === 'grouped') return stopped('choose');
  const left = buyable.stock.left ?? qty;
  if (buyable.stock.state === 'out-of-stock' || left < 1) return stopped('out-of-stock');
  const wanted = Math.min(qty, left);
  const terms = choiceTerms[source.store.language];
  const made = chosenAddition(product, buyable, { qty: wanted, choices: product.choices, chosen: {}, terms });
  if (!made.ok) return stopped('choose');
  return { code, product, addition: made.addition, qty: wanted, isFewer: wanted < qty, problem: null };
};

/**
 * Looks up a list of product codes in the catalog, in the order of the list. A variant is found by its own
 * code; a product that asks for a choice is named with the way to its page.
 */
export const productsByCode = async (
  source: CatalogSource,
  codes: readonly WrittenCode[],
): Promise<CodedProduct[]> => {
  const skus = [...new Set(codes.flatMap(({ code }) => lettersOf(code)))];
  const documents = await Promise.all([
    documentsBy(source, 'sku', skus),
    documentsBy(source, 'configurable_children.sku', skus),
  ]);
  const products = documents.flat().map((document) => productView(document, {}, source.store.currency.scale));
  return codes.map((written) => codedProduct(foundFor(products, written.code), written, source));
};
