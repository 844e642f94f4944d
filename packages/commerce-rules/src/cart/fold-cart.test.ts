import { describe, expect, it } from 'vitest';
import { aBaseLine, anOperation, quantitiesOf } from '../../test/a-cart-log.ts';
import { foldCart } from './fold-cart.ts';

const mug = aBaseLine({ line_key: 'MUG', qty: 1 });
const add = anOperation({ id: '1', kind: 'add', line_key: 'MUG', qty: 2 });
const set = anOperation({ id: '2', kind: 'set-qty', line_key: 'MUG', qty: 5 });
const remove = anOperation({ id: '3', kind: 'remove', line_key: 'MUG' });

describe('foldCart', () => {
  it.each([
    ['is the server cart without operations', [mug], [], [], { MUG: 1 }],
    ['adds to a line that is there', [mug], [], [add], { MUG: 3 }],
    ['makes a new line', [], [], [add], { MUG: 2 }],
    ['sums adds of the same line', [], [], [add, { ...add, id: '1b' }], { MUG: 4 }],
    ['sets a quantity', [mug], [], [add, set], { MUG: 5 }],
    ['removes a line', [mug], [], [remove], {}],
    ['lets a line come back by a new add', [mug], [], [remove, add], { MUG: 2 }],
    ['re-creates nothing by a set on a removed line', [mug], [], [remove, set], {}],
    ['re-creates nothing by a set on an unknown line', [], [], [set], {}],
    ['ignores the removal of an unknown line', [], [], [remove], {}],
    ['ignores what the server refused', [mug], [], [{ ...set, state: 'refused' as const }], { MUG: 1 }],
    [
      'takes an unanswered line away again when it was refused',
      [],
      [],
      [{ ...add, state: 'refused' as const }],
      {},
    ],
    [
      'lesson 01: an operation the server holds changes nothing',
      [aBaseLine({ line_key: 'MUG', qty: 3 })],
      ['1'],
      [add],
      { MUG: 3 },
    ],
    ['lesson 01: an operation logged twice counts once', [], [], [add, add], { MUG: 2 }],
    ['lesson 02: a removed line stays away while the server still has it', [mug], [], [remove], {}],
    [
      'lesson 03: a line the server has not acknowledged outlives its answer',
      [aBaseLine({ line_key: 'TEE', qty: 1 })],
      [],
      [add],
      { TEE: 1, MUG: 2 },
    ],
  ])('%s', (_, lines, included, operations, quantities) =>
    expect(quantitiesOf(foldCart({ lines, included }, operations))).toEqual(quantities),
  );

  it('lesson 12: is the last known cart before any request', () =>
    expect(foldCart({ lines: [mug], included: ['0'] }, [])).toEqual([{ ...mug, pending: false }]));

  it('shows a new line with what the screen knew of it, as pending and without an item id', () =>
    expect(foldCart({ lines: [], included: [] }, [{ ...add, line: { name: 'Mug' } }])).toEqual([
      {
        line_key: 'MUG',
        item_id: null,
        sku: 'MUG',
        parent_sku: 'MUG',
        qty: 2,
        product_option: undefined,
        line: { name: 'Mug' },
        pending: true,
      },
    ]));

  it('keeps what the server said of a line it changes', () =>
    expect(foldCart({ lines: [mug], included: [] }, [set])).toEqual([{ ...mug, qty: 5, pending: true }]));
});
