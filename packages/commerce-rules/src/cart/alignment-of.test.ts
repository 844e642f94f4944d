import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AlignableLine, type Alignment, alignmentOf, type BodyLine } from './alignment-of.ts';
import { lineKeyOf } from './line-key-of.ts';

const custom = (option_value: string) => ({
  extension_attributes: { custom_options: [{ option_id: 12, option_value }] },
});
const variant = {
  extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: 49 }] },
};
const mug: AlignableLine = { item_id: 1, sku: 'MUG', qty: 2 };
const tee: AlignableLine = { item_id: 2, sku: 'TEE-M-BLK', qty: 1, product_option: variant };
const engraved: AlignableLine = { item_id: 3, sku: 'PEN-12', qty: 1, product_option: custom('Noor') };

describe('alignmentOf', () => {
  it.each<[string, AlignableLine[], BodyLine[], Alignment[]]>([
    [
      'changes nothing when both agree',
      [mug, tee],
      [
        { sku: 'MUG', qty: 2 },
        { sku: 'TEE-M-BLK', qty: 1 },
      ],
      [],
    ],
    ['sets another quantity', [mug], [{ sku: 'MUG', qty: 5 }], [{ kind: 'set', item_id: 1, qty: 5 }]],
    [
      'removes what the body does not have',
      [mug, tee],
      [{ sku: 'MUG', qty: 2 }],
      [{ kind: 'remove', item_id: 2 }],
    ],
    [
      'adds what the cart does not have',
      [],
      [{ sku: 'MUG', qty: 2 }],
      [{ kind: 'add', sku: 'MUG', qty: 2, product_option: null }],
    ],
    [
      'removes before it sets and adds',
      [mug, tee],
      [
        { sku: 'LAMP', qty: 1 },
        { sku: 'MUG', qty: 1 },
      ],
      [
        { kind: 'remove', item_id: 2 },
        { kind: 'set', item_id: 1, qty: 1 },
        { kind: 'add', sku: 'LAMP', qty: 1, product_option: null },
      ],
    ],
    ['knows a variant by its sku alone', [tee], [{ sku: 'TEE-M-BLK', qty: 1, server_item_id: 99 }], []],
    [
      'takes another variant for another line, whatever its id says',
      [tee],
      [{ sku: 'TEE-L-BLK', qty: 1, server_item_id: 2, product_option: variant }],
      [
        { kind: 'remove', item_id: 2 },
        { kind: 'add', sku: 'TEE-L-BLK', qty: 1, product_option: variant },
      ],
    ],
    [
      'takes another sku for another line, whatever its id says',
      [mug],
      [{ sku: 'LAMP', qty: 2, server_item_id: 1 }],
      [
        { kind: 'remove', item_id: 1 },
        { kind: 'add', sku: 'LAMP', qty: 2, product_option: null },
      ],
    ],
    [
      'knows a line with options by its id, its sku being composed',
      [engraved],
      [{ sku: 'PEN', qty: 1, server_item_id: '3', product_option: custom('Noor') }],
      [],
    ],
    [
      'takes other options for another line',
      [engraved],
      [{ sku: 'PEN-12', qty: 1, server_item_id: 3, product_option: custom('Ali') }],
      [
        { kind: 'remove', item_id: 3 },
        { kind: 'add', sku: 'PEN-12', qty: 1, product_option: custom('Ali') },
      ],
    ],
    [
      'sums body lines of one identity',
      [mug],
      [
        { sku: 'MUG', qty: 1 },
        { sku: 'MUG', qty: 3 },
      ],
      [{ kind: 'set', item_id: 1, qty: 4 }],
    ],
    [
      'sums additions of one identity',
      [],
      [
        { sku: 'MUG', qty: 1 },
        { sku: 'MUG', qty: 3 },
      ],
      [{ kind: 'add', sku: 'MUG', qty: 4, product_option: null }],
    ],
  ])('%s', (_, cart, body, alignment) => expect(alignmentOf(cart, body)).toEqual(alignment));

  const options = fc.constantFrom(undefined, custom('Noor'), custom('Ali'), variant);
  const someLine = fc.record({
    sku: fc.constantFrom('MUG', 'TEE', 'PEN'),
    qty: fc.integer({ min: 1, max: 9 }),
    product_option: options,
  });
  const keyOf = (line: { sku: string; product_option?: BodyLine['product_option'] }) =>
    lineKeyOf(line.sku, line.product_option);

  it("leaves a cart with exactly the body's lines", () =>
    fc.assert(
      fc.property(fc.uniqueArray(someLine, { selector: keyOf }), fc.array(someLine), (cart, body) => {
        const lines = cart.map((line, place) => Object.assign({ item_id: place + 1 }, line));
        const after = new Map(lines.map((line) => [line.item_id, { key: keyOf(line), qty: line.qty }]));
        for (const [place, act] of alignmentOf(lines, body).entries()) {
          if (act.kind === 'remove') after.delete(act.item_id);
          if (act.kind === 'set')
            after.set(act.item_id, { key: after.get(act.item_id)?.key ?? '', qty: act.qty });
          if (act.kind === 'add') after.set(1000 + place, { key: keyOf(act), qty: act.qty });
        }
        const wanted = new Map<string, number>();
        for (const line of body) wanted.set(keyOf(line), (wanted.get(keyOf(line)) ?? 0) + line.qty);
        expect(new Map([...after.values()].map(({ key, qty }) => [key, qty]))).toEqual(wanted);
      }),
    ));
});
