import 'fake-indexeddb/auto';
import type { CartViewItem, ProductOption } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { addLine, addLines, putLineBack, setLineQuantity, takeOutLine } from './change-lines.ts';
import type { Addition } from '../cart-act.ts';
import { loadCart } from '../device-cart.ts';
import { additionOf, oneTab } from '../../testing/test-tabs.ts';

const row = (amount: number): CartViewItem['prices'][number] => ({
  kind: 'regular',
  amount,
  min_qty: 1,
  from: null,
  until: null,
});
const withOption = (
  addition: Addition,
  extension_attributes: ProductOption['extension_attributes'],
  line: Partial<Addition['line']>,
): Addition => ({
  ...addition,
  product_option: { extension_attributes },
  line: { ...addition.line, ...line },
});
const kit = (selection: number, qty = 1): Addition =>
  withOption(
    additionOf('KIT', qty),
    { bundle_options: [{ option_id: 1, option_qty: 2, option_selections: [selection] }] },
    {
      prices: [],
      parts: [
        { sku: 'STRAP', qty: 2, prices: [row(400)], tax_class_id: 0 },
        { sku: 'BOX', qty: 1, prices: [row(50)], tax_class_id: 0 },
      ],
      options: [{ label: 'Strap', value: '2 × Strap' }],
    },
  );
const ring = (text: string): Addition =>
  withOption(
    additionOf('RING'),
    { custom_options: [{ option_id: 1, option_value: text }] },
    {
      extras: [
        { type: 'fixed', amount: 200 },
        { type: 'percent', percent: 100_000 },
      ],
      options: [{ label: 'Engraving', value: text }],
    },
  );
const film: Addition = withOption(
  additionOf('FILM'),
  { downloadable_option: { downloadable_links: [7] } },
  { prices: [], extras: [{ type: 'link', amount: 300 }], product_type: 'downloadable', is_virtual: true },
);

const linesOf = ({
  cart,
}: {
  cart: () => { lines: readonly { sku: string; qty: number; unit_price: number | null }[] };
}) => cart().lines.map(({ sku, qty, unit_price }) => [sku, qty, unit_price]);

describe('chosen goods in the cart on the device', () => {
  it('are told apart by their choice and priced by it, offline too', async () => {
    const { browser, tab } = oneTab();
    browser.world.isOnline = false;
    for (const addition of [kit(11), kit(12), kit(11, 2), ring('Noor'), ring('Sara'), ring(' Noor '), film])
      await addLine(tab.controller, addition);
    expect(linesOf(tab)).toEqual([
      ['KIT', 3, 850],
      ['KIT', 1, 850],
      ['RING', 2, 1245],
      ['RING', 1, 1245],
      ['FILM', 1, 300],
    ]);
    expect(tab.cart().lines[0]).toMatchObject({
      options: [{ label: 'Strap', value: '2 × Strap' }],
      row_total: 2550,
    });
    expect(tab.cart()).toMatchObject({ count: 8, shipping_methods: expect.any(Array) });
  });

  it('are one of each where they are files, however often they are added', async () => {
    const { provider, browser, tab } = oneTab();
    browser.world.isOnline = false;
    for (const addition of [film, { ...film, qty: 3 }, film])
      expect(await addLine(tab.controller, addition)).toMatchObject({ ok: true, qty: 1 });
    for (const qty of [2, 4])
      expect(await addLine(tab.controller, kit(11, 2))).toMatchObject({ ok: true, qty });
    expect(linesOf(tab)).toEqual([
      ['FILM', 1, 300],
      ['KIT', 4, 850],
    ]);
    expect(tab.cart().lines.map(({ is_single, is_virtual }) => [is_single, is_virtual])).toEqual([
      [true, true],
      [false, false],
    ]);
    browser.world.isOnline = true;
    await tab.controller.send();
    expect(provider.count()).toBe(5);
  });

  it('go to the server with their choice and come back as the same lines', async () => {
    const { provider, tab } = oneTab();
    for (const addition of [kit(11), ring('Noor'), film]) await addLine(tab.controller, addition);
    await tab.controller.send();
    await addLine(tab.controller, kit(11));
    await tab.controller.send();
    const { base, operations } = await loadCart(tab.controller.device.storage);
    expect([
      operations,
      base.lines.map(({ sku, qty, product_option }) => [sku, qty, product_option]),
    ]).toEqual([
      [],
      [
        ['KIT', 2, kit(11).product_option],
        ['RING', 1, ring('Noor').product_option],
        ['FILM', 1, film.product_option],
      ],
    ]);
    expect(provider.count()).toBe(4);
  });

  it('keep their choice through a new quantity, a removal and its undoing', async () => {
    const { provider, browser, tab } = oneTab();
    const added = await addLine(tab.controller, kit(11));
    const lineKey = added.ok ? added.line_key : '';
    await tab.controller.send();
    await setLineQuantity(tab.controller, lineKey, 3);
    await tab.controller.send();
    browser.world.isOnline = false;
    const removed = await takeOutLine(tab.controller, lineKey);
    await tab.controller.refresh();
    expect(tab.cart().lines).toEqual([]);
    if (removed) await putLineBack(tab.controller, removed);
    browser.world.isOnline = true;
    await tab.controller.send();
    expect([...provider.carts.values()].flat()).toMatchObject([
      { sku: 'KIT', qty: 3, product_option: kit(11).product_option },
    ]);
  });

  it('are put again into a new cart when the server has lost theirs', async () => {
    const { provider, tab } = oneTab();
    await addLine(tab.controller, kit(11));
    await addLine(tab.controller, ring('Noor'));
    await tab.controller.send();
    provider.carts.clear();
    await addLine(tab.controller, kit(12));
    for (let round = 0; round < 5; round += 1) await tab.controller.send();
    expect(
      [...provider.carts.values()].flat().map(({ sku, product_option }) => [sku, product_option]),
    ).toEqual([
      ['KIT', kit(11).product_option],
      ['RING', ring('Noor').product_option],
      ['KIT', kit(12).product_option],
    ]);
  });

  it('are refused before they are kept when a part has no price or is not there', async () => {
    const { tab } = oneTab();
    const unpriced = {
      ...kit(11),
      line: { ...kit(11).line, parts: [{ sku: 'STRAP', qty: 1, prices: [], tax_class_id: 0 }] },
    };
    expect(await addLine(tab.controller, unpriced)).toEqual({ ok: false, code: 'cart.price-unknown' });
    expect(
      await addLine(tab.controller, { ...kit(11), line: { ...kit(11).line, is_in_stock: false } }),
    ).toEqual({
      ok: false,
      code: 'cart.out-of-stock',
    });
    expect(tab.cart().lines).toEqual([]);
  });
});

describe('addLines', () => {
  it('adds the members of a group as lines of their own', async () => {
    const { provider, tab } = oneTab();
    const result = await addLines(tab.controller, [
      additionOf('CUP', 2),
      additionOf('SAUCER'),
      additionOf('CUP'),
    ]);
    expect(result).toEqual({
      ok: true,
      lines: [
        { line_key: 'CUP', qty: 2 },
        { line_key: 'SAUCER', qty: 1 },
        { line_key: 'CUP', qty: 3 },
      ],
      stock: 'ok',
    });
    await tab.controller.send();
    expect([provider.quantities(), tab.quantities()]).toEqual([
      { CUP: 3, SAUCER: 1 },
      { CUP: 3, SAUCER: 1 },
    ]);
  });

  it('adds none of them when one cannot be added, and names it', async () => {
    const { tab } = oneTab();
    const gone = additionOf('SAUCER');
    expect(
      await addLines(tab.controller, [
        additionOf('CUP'),
        { ...gone, line: { ...gone.line, is_in_stock: false } },
      ]),
    ).toEqual({ ok: false, code: 'cart.out-of-stock', sku: 'SAUCER' });
    expect(tab.cart().lines).toEqual([]);
  });
});
