import type { CartBase, CartOperation, FoldedLine } from './cart-operation.ts';

type Lines<Shown> = Map<string, FoldedLine<Shown>>;

const add = <Shown>(
  lines: Lines<Shown>,
  { line_key, sku, parent_sku, qty, product_option, line }: CartOperation<Shown>,
): void => {
  const known = lines.get(line_key);
  lines.set(
    line_key,
    known
      ? { ...known, qty: known.qty + qty, pending: true }
      : { line_key, item_id: null, sku, parent_sku, qty, product_option, line: line ?? null, pending: true },
  );
};

/** Sets the quantity of an existing line only: after a removal it does not re-create the line. */
const setQuantity = <Shown>(lines: Lines<Shown>, { line_key, qty }: CartOperation<Shown>): void => {
  const known = lines.get(line_key);
  if (known) lines.set(line_key, { ...known, qty, pending: true });
};

/**
 * Returns the cart to show: the server's last lines with every operation they do not include yet applied
 * once, in the order they were made. A removed line stays hidden until the server confirms it; operations
 * unknown to the server are never lost.
 */
export const foldCart = <Shown>(
  base: CartBase<Shown>,
  operations: readonly CartOperation<Shown>[],
): FoldedLine<Shown>[] => {
  const lines: Lines<Shown> = new Map(
    base.lines.map((line) => [line.line_key, Object.assign({ pending: false }, line)]),
  );
  const done = new Set(base.included);
  for (const operation of operations) {
    if (done.has(operation.id) || operation.state === 'refused') continue;
    done.add(operation.id);
    if (operation.kind === 'add') add(lines, operation);
    if (operation.kind === 'set-qty') setQuantity(lines, operation);
    if (operation.kind === 'remove') lines.delete(operation.line_key);
  }
  return [...lines.values()];
};
