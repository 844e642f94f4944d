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

/** A set reaches only a line that is there: after its removal it re-creates nothing. */
const setQuantity = <Shown>(lines: Lines<Shown>, { line_key, qty }: CartOperation<Shown>): void => {
  const known = lines.get(line_key);
  if (known) lines.set(line_key, { ...known, qty, pending: true });
};

/**
 * The cart on screen: the server's last lines with every operation it does not hold yet, in the order they were made,
 * each once. A removal hides its line until the server has it; nothing the server does not know is ever lost.
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
