import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { purchaseOf, tagEvent } from './tag-event.ts';
import {
  afterRefusal,
  type Click,
  type KeptEvents,
  mostWaiting,
  noEvents,
  type PlacedOrder,
  type WaitingEvent,
  withClick,
  withEvents,
  without,
  withOrders,
} from './waiting-events.ts';

const view = (id: string): WaitingEvent => ({
  id,
  store: 'en',
  to: 'tags',
  event: tagEvent('view_item', 'en', { items: [] }),
});
const purchase = (id: string): WaitingEvent => ({
  id,
  store: 'en',
  to: 'tags',
  event: purchaseOf({ order_number: id, store_code: 'en', lines: [], totals: null }),
});
const order = (id: string, skus: string[] = []): PlacedOrder => ({ id, skus, events: [purchase(`p-${id}`)] });
const clickEvent = (click: Click): WaitingEvent => ({
  id: `c-${click.id}`,
  store: 'en',
  to: 'shop',
  report: { kind: 'click', led_to_order: true, ...click },
});
const clickOn = (id: string): Click => ({ term: 'tea', id, name: id, url: '/' });
const idsOf = ({ waiting }: KeptEvents) => waiting.map(({ id }) => id);

describe('withEvents', () => {
  it.each([
    ['waits before an answer', null, ['a']],
    ['waits to be told when it was agreed to', true, ['a']],
    ['is dropped when it was refused', false, []],
  ])('%s', (_, isAgreed, ids) => {
    expect(idsOf(withEvents(noEvents, [view('a')], isAgreed))).toEqual(ids);
  });

  it('keeps so many at most, and purchases longest', () => {
    let kept = withEvents(noEvents, [purchase('bought')], null);
    for (let place = 0; place < mostWaiting * 2; place += 1)
      kept = withEvents(kept, [view(`v${place}`)], null);
    expect(kept.waiting).toHaveLength(mostWaiting);
    expect([idsOf(kept)[0], idsOf(kept).at(-1)]).toEqual(['bought', `v${mostWaiting * 2 - 1}`]);
  });
});

/** A device that has looked at its orders, of which there were none. */
const begun = withOrders(noEvents, [], { isAgreed: null, clickEvent });

describe('withOrders', () => {
  it('tells nothing of orders that were there before anybody was told', () => {
    const rules = { isAgreed: true, clickEvent };
    const first = withOrders(noEvents, [order('1')], rules);
    expect(idsOf(first)).toEqual([]);
    expect(idsOf(withOrders(first, [order('1'), order('2')], rules))).toEqual(['p-2']);
  });

  it('tells the clicks that led to what was ordered, once', () => {
    const clicked = withClick(withClick(begun, clickOn('TEA'), null), clickOn('CUP'), null);
    const rules = { isAgreed: null, clickEvent };
    const after = withOrders(clicked, [order('1', ['TEA'])], rules);
    expect(idsOf(after)).toEqual(['p-1', 'c-TEA']);
    expect(idsOf(withOrders(after, [order('1', ['TEA']), order('2', ['TEA'])], rules))).toEqual([
      'p-1',
      'c-TEA',
      'p-2',
    ]);
  });

  it('does not tell an order again that is still there after many others', () => {
    const many = Array.from({ length: 80 }, (_, place) => order(String(place)));
    const rules = { isAgreed: false, clickEvent };
    const after = withOrders(begun, many, rules);
    expect(withOrders(after, many, rules)).toBe(after);
  });
});

/** What may happen on a device, in any order; a reload reads what is kept and loses everything else. */
const happening = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('accepted' as const), id: fc.nat(4) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('seen', 'view', 'reload', 'open', 'agree', 'tell'),
      tab: fc.nat(1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refuse' as const) }) },
);

describe('a purchase', () => {
  it('is told at most once in any order of reloads, tabs and answers, and once where nobody refuses', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
        let disk = JSON.stringify(begun);
        let isAgreed: boolean | null = null;
        const accepted = new Set<string>();
        const refusedWhile = new Set<string>();
        const told: string[] = [];
        /** Whether the tag manager runs in the tab; a reload ends it. */
        const isOpen = [false, false];
        const change = (act: (kept: KeptEvents) => KeptEvents) => {
          disk = JSON.stringify(act(JSON.parse(disk) as KeptEvents));
        };
        const see = () => {
          if (isAgreed === false) for (const id of accepted) refusedWhile.add(id);
          change((kept) =>
            withOrders(
              kept,
              [...accepted].map((id) => order(id)),
              { isAgreed, clickEvent },
            ),
          );
        };
        const tell = (tab: number) => {
          if (isAgreed !== true || isOpen[tab] !== true) return;
          const { waiting } = JSON.parse(disk) as KeptEvents;
          change((kept) => without(kept, new Set(waiting.map(({ id }) => id))));
          told.push(...waiting.map(({ id }) => id).filter((id) => id.startsWith('p-')));
        };
        for (const happened of happenings) {
          const tab = 'tab' in happened ? happened.tab : 0;
          if (happened.kind === 'accepted') accepted.add(String(happened.id));
          else if (happened.kind === 'seen') see();
          else if (happened.kind === 'view') change((kept) => withEvents(kept, [view('v')], isAgreed));
          else if (happened.kind === 'reload') isOpen[tab] = false;
          else if (happened.kind === 'open') isOpen[tab] = isAgreed === true;
          else if (happened.kind === 'agree') isAgreed = true;
          else if (happened.kind === 'tell') tell(tab);
          else {
            isAgreed = false;
            for (const { id } of (JSON.parse(disk) as KeptEvents).waiting) refusedWhile.add(id.slice(2));
            change(afterRefusal);
          }
        }
        // At last the visitor agrees, and a page is open for a while.
        isAgreed = true;
        isOpen[0] = true;
        see();
        tell(0);
        expect(new Set(told).size).toBe(told.length);
        const never = [...accepted].filter((id) => !refusedWhile.has(id) && !told.includes(`p-${id}`));
        expect(never).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
