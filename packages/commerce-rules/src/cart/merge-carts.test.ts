import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeCarts, type MergeSettings, type MergeStep, type ServerLine } from './merge-carts.ts';

const wire: MergeSettings = { isForced: false, serverMayRemove: false, serverMayModify: false };
const trusting: MergeSettings = { isForced: false, serverMayRemove: true, serverMayModify: true };
const inCheckout: MergeSettings = { ...trusting, isForced: true };
const mug = { item_id: 1, sku: 'MUG', qty: 2 };
const three = { ...mug, qty: 3 };
const lacks = { party: 'server', status: 'no-item', sku: 'MUG' };
const differs = { party: 'server', status: 'wrong-qty', sku: 'MUG', 'client-qty': 2, 'server-qty': 3 };
const unknown = { party: 'client', status: 'no-item', sku: 'MUG' };
const closers = (client: boolean, server: boolean) => [
  { party: 'client', status: client ? 'update-required' : 'no-changes' },
  { party: 'server', status: server ? 'update-required' : 'no-changes' },
];
const again = { kind: 're-create', line: mug };
const set = { kind: 'set-qty', line: mug, server: three, qty: 2 };

describe('mergeCarts', () => {
  it.each<[string, ServerLine[], ServerLine[], MergeSettings, { diff: unknown[]; steps: unknown[] }]>([
    ['equal carts need nothing', [mug], [mug], wire, { diff: closers(false, false), steps: [] }],
    [
      'a line the server lacks is re-created there',
      [mug],
      [],
      wire,
      { diff: [lacks, ...closers(false, true)], steps: [again] },
    ],
    [
      'a line the server lacks goes from the device where the server may remove',
      [mug],
      [],
      trusting,
      { diff: [lacks, ...closers(true, false)], steps: [] },
    ],
    [
      'a line the server lacks is re-created in the checkout, whoever may remove',
      [mug],
      [],
      inCheckout,
      { diff: [lacks, ...closers(false, true)], steps: [again] },
    ],
    [
      'another quantity is set on the server',
      [mug],
      [three],
      wire,
      { diff: [differs, ...closers(false, true)], steps: [set] },
    ],
    [
      'another quantity is taken over where the server may modify',
      [mug],
      [three],
      trusting,
      { diff: [differs, ...closers(true, false)], steps: [] },
    ],
    [
      'another quantity is set on the server in the checkout',
      [mug],
      [three],
      inCheckout,
      { diff: [differs, ...closers(false, true)], steps: [set] },
    ],
    [
      'a line the device lacks comes to it',
      [],
      [mug],
      wire,
      { diff: [unknown, ...closers(true, false)], steps: [] },
    ],
    [
      'a line the device lacks is deleted on the server in the checkout',
      [],
      [mug],
      inCheckout,
      { diff: [unknown, ...closers(false, true)], steps: [{ kind: 'delete', server: mug }] },
    ],
  ])('%s', (_, client, server, settings, merge) =>
    expect(mergeCarts(client, server, settings)).toEqual(merge),
  );

  it('knows a variant by its sku alone, though the options are written otherwise', () => {
    const variant = (option_value: number | string) => ({
      extension_attributes: { configurable_item_options: [{ option_id: '93', option_value }] },
    });
    const tee = { sku: 'TEE-M', qty: 1 };
    expect(
      mergeCarts(
        [{ ...tee, item_id: null, product_option: variant('49') }],
        [{ ...tee, item_id: 7, product_option: variant(49) }],
        wire,
      ).diff,
    ).toEqual(closers(false, false));
  });

  it('knows a bundle by its number and its options, though the server has composed its sku', () => {
    const option = {
      extension_attributes: { bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [4] }] },
    };
    expect(
      mergeCarts(
        [{ item_id: 7, sku: 'SET', qty: 1, product_option: option }],
        [{ item_id: 7, sku: 'SET-4', qty: 1, product_option: option }],
        wire,
      ).steps,
    ).toEqual([]);
  });

  const lines = fc.uniqueArray(
    fc.record({ sku: fc.constantFrom('A', 'B', 'C', 'D'), qty: fc.integer({ min: 1, max: 9 }) }),
    { selector: ({ sku }) => sku },
  );
  const numbered = (given: readonly { sku: string; qty: number }[]): ServerLine[] =>
    given.map((line, place) => ({ ...line, item_id: place + 1 }));
  const settings = fc.record({
    isForced: fc.boolean(),
    serverMayRemove: fc.boolean(),
    serverMayModify: fc.boolean(),
  });
  const carriedOut = (
    server: readonly ServerLine[],
    steps: readonly MergeStep<ServerLine, ServerLine>[],
  ): ServerLine[] => {
    const after = new Map(server.map((line) => [line.sku, line]));
    for (const step of steps) {
      if (step.kind === 'delete') after.delete(step.server.sku);
      else
        after.set(step.line.sku, { ...step.line, qty: step.kind === 'set-qty' ? step.qty : step.line.qty });
    }
    return [...after.values()];
  };

  it('agrees after its steps: the same again finds nothing to tell the server', () =>
    fc.assert(
      fc.property(lines, lines, settings, (client, server, given) => {
        const after = carriedOut(
          numbered(server),
          mergeCarts(numbered(client), numbered(server), given).steps,
        );
        expect(mergeCarts(after, after, given)).toEqual({ diff: closers(false, false), steps: [] });
      }),
    ));

  it('loses no line of either side unless the device is forced upon the server', () =>
    fc.assert(
      fc.property(lines, lines, (client, server) => {
        const after = carriedOut(
          numbered(server),
          mergeCarts(numbered(client), numbered(server), wire).steps,
        );
        expect(new Set(after.map(({ sku }) => sku))).toEqual(
          new Set([...client, ...server].map(({ sku }) => sku)),
        );
      }),
    ));

  it('leaves the server with exactly what the device shows in the checkout', () =>
    fc.assert(
      fc.property(lines, lines, (client, server) => {
        const after = carriedOut(
          numbered(server),
          mergeCarts(numbered(client), numbered(server), inCheckout).steps,
        );
        expect(new Map(after.map(({ sku, qty }) => [sku, qty]))).toEqual(
          new Map(client.map(({ sku, qty }) => [sku, qty])),
        );
      }),
    ));
});
