import type { Permission } from '@dijla/contract/desk-client';
import { describe, expect, it } from 'vitest';
import { type DeskOrder, nextMove, offeredMoves } from './offered-moves.ts';

type Facts = { states: string[]; due?: number; paid?: number; isOwn?: boolean; moved?: string[] };

const orderOf = ({ states, due = 21_000, paid = 0, isOwn = true, moved = [] }: Facts): DeskOrder =>
  ({
    is_own: isOwn,
    refundable: Math.max(-due, 0) + (states.includes('complete') ? paid : 0),
    status: {
      due,
      paid,
      refunded: 0,
      packages: states.map((state, index) => ({ number: index + 1, state, carrier: null })),
    },
    packages: states.map((_, index) => ({
      number: index + 1,
      lines: [{ line_number: 1, qty: 2, given_back: 0 }],
    })),
    events: moved.map((move) => ({ move })),
  }) as unknown as DeskOrder;

const everything = () => true;
const movesOf = (facts: Facts, may: (permission: Permission) => boolean = everything) =>
  offeredMoves(orderOf(facts), may).map(({ move }) => move);

describe('offeredMoves', () => {
  it.each<[string, Facts, string[]]>([
    [
      'a new order',
      { states: ['pending'] },
      ['confirm', 'hold', 'review', 'pack', 'split', 'edit', 'cancel', 'note_payment'],
    ],
    [
      'a confirmed one',
      { states: ['pending'], moved: ['confirm'] },
      ['hold', 'review', 'pack', 'split', 'edit', 'cancel', 'note_payment'],
    ],
    [
      'one on its way',
      { states: ['dispatched'] },
      ['deliver', 'accept_part', 'refuse', 'fail', 'note_payment'],
    ],
    ['a delivered one that is paid', { states: ['complete'], due: 0, paid: 21_000 }, ['refund']],
    ['a cancelled one', { states: ['cancelled'], due: 0 }, []],
    ['one from elsewhere', { states: ['pending'], isOwn: false }, []],
    ['a state of another program', { states: ['in_space'], due: 0 }, []],
  ])('of %s', (_, facts, moves) => {
    expect(movesOf(facts)).toEqual(moves);
  });

  it('are those that the member may make', () => {
    expect(movesOf({ states: ['pending'] }, (permission) => permission === 'orders.confirm')).toEqual([
      'confirm',
    ]);
  });

  it('name the packages that can be moved', () => {
    const offered = offeredMoves(orderOf({ states: ['preparing', 'dispatched', 'preparing'] }), everything);
    expect(offered.find(({ move }) => move === 'dispatch')?.packages).toEqual([1, 3]);
    expect(offered.find(({ move }) => move === 'deliver')?.packages).toEqual([2]);
    expect(offered.find(({ move }) => move === 'hold')).toBeUndefined();
  });
});

describe('nextMove', () => {
  it.each<[string, Facts, boolean, string | undefined]>([
    ['a new order that is to be called', { states: ['pending'] }, true, 'confirm'],
    ['a new order', { states: ['pending'] }, false, 'pack'],
    ['one being packed', { states: ['preparing'] }, false, 'dispatch'],
    ['one on its way', { states: ['dispatched'] }, false, 'deliver'],
    ['a failed delivery', { states: ['delivery_failed'] }, false, 'reattempt'],
    ['one on hold', { states: ['on_hold'] }, false, 'release'],
    ['a delivered one', { states: ['complete'], due: 0, paid: 21_000 }, false, undefined],
    ['a cancelled one that was paid', { states: ['cancelled'], due: -21_000, paid: 21_000 }, false, 'refund'],
  ])('of %s', (_, facts, isToBeCalled, move) => {
    const order = orderOf(facts);
    const offered = offeredMoves(order, everything);
    const next = nextMove(offered, { isToBeCalled, due: order.status.due, isPaidFirst: false });
    expect(next?.move).toBe(move);
  });

  it.each([
    [21_000, 'note_payment'],
    [0, 'pack'],
  ])('of one that is paid first, of which %i is due', (due, move) => {
    const offered = offeredMoves(orderOf({ states: ['pending'], due }), everything);
    expect(nextMove(offered, { isToBeCalled: false, due, isPaidFirst: true })?.move).toBe(move);
  });
});
