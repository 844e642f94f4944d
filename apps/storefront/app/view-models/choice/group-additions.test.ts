import { describe, expect, it } from 'vitest';
import { groupMembersOf } from '../product/group-members.ts';
import { groupAdditions } from './group-additions.ts';
import { aPart, viewOf } from './test-choices.ts';

const link = (sku: string, position: number, qty?: number) => ({
  sku: 'SET',
  link_type: 'associated' as const,
  linked_product_sku: sku,
  linked_product_type: 'simple' as const,
  position,
  ...(qty === undefined ? {} : { extension_attributes: { qty } }),
});
const group = {
  sku: 'SET',
  name: 'Set',
  type_id: 'grouped' as const,
  url_path: 'set',
  image: '/set.webp',
  product_links: [
    link('SAUCER', 2, 3),
    link('CUP', 1),
    link('OFF', 3),
    { ...link('MUG', 4), link_type: 'related' as const },
  ],
};
const parts = [
  aPart('SAUCER', 1000, { visibility: 1, image: null }),
  aPart('CUP', 4000),
  aPart('OFF', 1, { status: 2 }),
  aPart('MUG', 1),
];

describe('groupMembersOf', () => {
  it('are those that can be sold, in order, each with its suggested quantity', () =>
    expect(groupMembersOf(group, parts).map(({ document, qty }) => [document.sku, qty])).toEqual([
      ['CUP', 1],
      ['SAUCER', 3],
    ]));
});

describe('groupAdditions', () => {
  it('are a line of its own for each that is wanted, on its own page or the page of the group', () =>
    expect(groupAdditions(viewOf(group), groupMembersOf(group, parts))).toMatchObject([
      {
        sku: 'CUP',
        parent_sku: 'CUP',
        qty: 1,
        product_option: undefined,
        line: {
          name: 'CUP name',
          url_path: 'cup',
          image: '/CUP.webp',
          prices: [{ amount: 4000 }],
          is_in_stock: true,
        },
      },
      { sku: 'SAUCER', qty: 3, line: { url_path: 'set', image: '/set.webp' } },
    ]));

  it('leave out what is not wanted', () =>
    expect(
      groupAdditions(
        viewOf(group),
        groupMembersOf(group, parts).map((member) => ({ ...member, qty: 0 })),
      ),
    ).toEqual([]));
});
