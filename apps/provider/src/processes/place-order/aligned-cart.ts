import type { OrderBody } from '@dijla/contract/client';
import { alignmentOf, type Alignment } from '@dijla/commerce-rules/cart/alignment-of';
import { isRefusal, refusal, type Refusal } from '../../call/refusal.ts';
import { addLine, type Cart, chosenItem, lineRefusal } from '../../modules/cart/cart.ts';
import { orderInvalid } from './order-invalid.ts';

type BodyLine = OrderBody['products'][number];

/** As many skus as a shopper can take in. */
const namedSkus = 5;

/** Lines that cannot be ordered, by their skus. */
export const notAdded = (skus: readonly string[]): Refusal =>
  refusal('order.products-not-added', { problem: skus.slice(0, namedSkus).join(', ') });

/** Body lines under the sku of what is sold, so that a configurable's own sku finds the line of its variant. */
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

/** Quantities a cart cannot hold are a fault of the body; whatever else keeps lines out names their skus. */
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
 * The cart as the order's body wants it (wire §4.1): its skus, quantities and options, nothing else of it. Every line can be
 * sold as it stands. Nothing is written: the order keeps the lines, and the cart ends with it.
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
