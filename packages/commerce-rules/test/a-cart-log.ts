import type { AcknowledgedLine, CartOperation } from '../src/cart/cart-operation.ts';

export type Shown = { name: string };

export const aBaseLine = (
  line: Partial<AcknowledgedLine<Shown>> & { line_key: string },
): AcknowledgedLine<Shown> => ({
  item_id: 501,
  sku: line.line_key,
  parent_sku: line.line_key,
  qty: 1,
  product_option: undefined,
  line: { name: line.line_key },
  ...line,
});

export const anOperation = (
  operation: Partial<CartOperation<Shown>> & Pick<CartOperation<Shown>, 'id' | 'kind' | 'line_key'>,
): CartOperation<Shown> => ({
  sku: operation.line_key,
  parent_sku: operation.line_key,
  qty: 1,
  at: 0,
  ...operation,
});

export const quantitiesOf = (lines: readonly { line_key: string; qty: number }[]): Record<string, number> =>
  Object.fromEntries(lines.map(({ line_key, qty }) => [line_key, qty]));
