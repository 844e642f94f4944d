import type { OrderBody } from '@dijla/contract/client';
import { alignmentOf, type Alignment } from '@dijla/commerce-rules/cart/alignment-of';
import { isRefusal, refusal, type Refusal } from '../../call/refusal.ts';
import { addLine, type Cart, chosenItem, lineRefusal } from '../../modules/cart/cart.ts';
import { orderInvalid } from './order-invalid.ts';

type BodyLine = OrderBody['products'][number];

/** Maximum number of skus named to the shopper. */
const namedSkus = 5;

/** Returns the refusal of lines that cannot be ordered, with their skus. */
const notAdded = (skus: readonly string[]): Refusal =>
  refusal('order.products-not-added', { problem: skus.slice(0, namedSkus).join(', ') });

/**
 * Returns the body's lines with the sku of the product actually sold, so that a configurable's own sku
 * matches the line of its variant.
 */
const soldLines = (cart: Cart, products: readonly BodyLine[]) =>
  products.map((line) => {
    const choice = chosenItem(cart, line);
    return Object.assign({}, line, { sku: isRefusal(choice) ? line.sku : choice.product.sku });
  });

const carriedOut = (cart: Cart, step: Alignment, now: number): Cart | Refusal => {
  if (step.kind === 'remove')
    return { ...cart, lines: cart.lines.filter(({ item_id }) => item_id !== step.item_id) };
  if (step.kind === 'set')
    return {
      ...cart,
      lines: cart.lines.map((line) => (line.item_id === step.item_id ? { ...line, qty: step.qty } : line)),
    };
  const itemId = Math.max(0, ...cart.lines.map(({ item_id }) => item_id)) + 1;
  const added = addLine(
    cart,
    { sku: step.sku, qty: step.qty, product_option: step.product_option, itemId },
    now,
  );
  if (!isRefusal(added)) return added.cart;
  return added.code === 'cart.qty-invalid' ? added : notAdded([step.sku]);
};

/**
 * Returns the refusal of lines that cannot be ordered. Quantities a cart cannot hold are a validation error
 * of the body; for any other reason the refusal names the skus.
 */
const refusedLines = (cart: Cart, now: number): Refusal | null => {
  const refused = cart.lines.flatMap((line) => {
    const refusedLine = lineRefusal(cart, line, now);
    return refusedLine ? [{ code: refusedLine.code, sku: line.product.sku }] : [];
  });
  if (refused.some(({ code }) => code === 'cart.qty-invalid')) return refusal('cart.qty-invalid');
  return refused.length > 0 ? notAdded(refused.map(({ sku }) => sku)) : null;
};

const wholeQuantities = (refused: Refusal): Refusal =>
  refused.code === 'cart.qty-invalid'
    ? orderInvalid([
        {
          keyword: 'type',
          dataPath: '.products',
          message: 'quantities should be whole numbers from 1 to 10000',
          params: {},
        },
      ])
    : refused;

/**
 * Returns the cart changed to the skus, quantities and options of the order's body, and nothing else of the
 * body (wire §4.1), with every line orderable. Nothing is written: the order stores the lines, and the cart
 * ends with it.
 */
export const alignedCart = (cart: Cart, products: readonly BodyLine[], now: number): Cart | Refusal => {
  const steps = alignmentOf(
    cart.lines.map(({ item_id, qty, product, product_option }) => ({
      item_id,
      qty,
      sku: product.sku,
      product_option,
    })),
    soldLines(cart, products),
  );
  let aligned = cart;
  for (const step of steps) {
    const next = carriedOut(aligned, step, now);
    if (isRefusal(next)) return wholeQuantities(next);
    aligned = next;
  }
  const refused = refusedLines(aligned, now);
  return refused ? wholeQuantities(refused) : aligned;
};
