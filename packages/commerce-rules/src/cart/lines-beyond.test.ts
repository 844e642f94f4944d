import { expect, it } from 'vitest';
import type { CartBase, CartOperation } from './cart-operation.ts';
import { knownLines } from './known-lines.ts';
import { linesBeyond } from './lines-beyond.ts';

const base: CartBase<null> = {
  lines: [{ line_key: 'TEE', item_id: 1, sku: 'TEE', parent_sku: 'TEE', qty: 2, line: null }],
  included: [],
};
const act = (kind: CartOperation<null>['kind'], sku: string, qty = 0): CartOperation<null> => ({
  id: `${kind} ${sku} ${qty}`,
  kind,
  line_key: sku,
  sku,
  parent_sku: sku,
  qty,
  at: 0,
});

it.each<[string, CartOperation<null>[], Record<string, number>, Record<string, number>]>([
  ['nothing', [], { TEE: 2 }, {}],
  ['pieces and lines that came in elsewhere', [], { TEE: 3, CUP: 1 }, { TEE: 1, CUP: 1 }],
  [
    'nothing of an add the server has, though it was never answered',
    [act('add', 'TEE', 1), act('add', 'CUP', 1)],
    { TEE: 3, CUP: 1 },
    {},
  ],
  ['what came in beside such an add', [act('add', 'TEE', 1)], { TEE: 5 }, { TEE: 2 }],
  [
    'nothing of a line taken out, whether or not the server has heard',
    [act('remove', 'TEE')],
    { TEE: 2 },
    {},
  ],
  ['nothing of a line lowered', [act('set-qty', 'TEE', 1)], { TEE: 2 }, {}],
  [
    'nothing of what was added and taken out again',
    [act('add', 'CUP', 2), act('remove', 'CUP')],
    { TEE: 2, CUP: 2 },
    {},
  ],
  ['nothing of what the server lacks', [act('add', 'CUP', 2)], {}, {}],
])('beyond what the device knows there is %s', (_, operations, held, beyond) => {
  const cart = Object.entries(held).map(([sku, qty], place) => ({ item_id: place + 1, sku, qty }));
  const known = knownLines(base, operations).map(({ sku, qty, item_id }) => ({
    sku,
    qty,
    server_item_id: item_id,
  }));
  expect(
    Object.fromEntries(linesBeyond(cart, known).map(({ item_id, qty }) => [cart[item_id - 1]?.sku, qty])),
  ).toEqual(beyond);
});
