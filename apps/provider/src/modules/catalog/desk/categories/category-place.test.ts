import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeIn } from './category-place.ts';

const node = (id: number, parent_id: number | null, position = 0, level = 2) => ({
  id,
  parent_id,
  position,
  level,
});
/** 1 above 2 (with 4 and 5) and 3. */
const tree = [node(1, null, 0, 1), node(2, 1, 1), node(3, 1, 2), node(4, 2, 1, 3), node(5, 2, 2, 3)];
const asked = (id: number, parent_id: number, before_id: number | null = null) => ({
  id,
  parent_id,
  before_id,
});

describe('placeIn', () => {
  it.each([
    ['puts it last', asked(4, 1), { order: [2, 3, 4] }],
    ['puts it before another', asked(4, 1, 2), { order: [4, 2, 3] }],
    ['changes the order where it is', asked(3, 1, 2), { order: [3, 2] }],
    ['leaves it where it was', asked(2, 1, 3), { order: [2, 3] }],
    ['refuses itself above', asked(2, 2), { fault: 'desk.category-below-itself' }],
    ['refuses one below it above', asked(2, 5), { fault: 'desk.category-below-itself' }],
    ['refuses a neighbour that is elsewhere', asked(3, 1, 4), { fault: 'desk.changed-meanwhile' }],
    ['refuses a neighbour that is itself', asked(3, 1, 3), { fault: 'desk.changed-meanwhile' }],
    ['refuses a parent that is gone', asked(3, 99), { fault: 'desk.changed-meanwhile' }],
  ])('%s', (_, place, expected) => {
    expect(placeIn(tree, place)).toEqual(expected);
  });

  it('refuses what would be too deep with all below it', () => {
    const chain = Array.from({ length: 9 }, (_, index) => node(index + 1, index || null, 0, index + 1));
    const nodes = [...chain, node(20, 1, 1), node(21, 20, 0, 3)];
    expect(placeIn(nodes, asked(20, 8))).toEqual({ fault: 'desk.category-too-deep' });
    expect(placeIn(nodes, asked(20, 7))).toEqual({ order: [8, 20] });
  });

  it('keeps a tree whatever is moved: nobody is above herself, and nobody is lost', () => {
    const move = fc.record({
      id: fc.integer({ min: 2, max: 5 }),
      parent_id: fc.integer({ min: 1, max: 5 }),
      before_id: fc.option(fc.integer({ min: 2, max: 5 })),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
        let nodes = tree;
        for (const each of moves) {
          const place = placeIn(nodes, each);
          if ('fault' in place) continue;
          nodes = nodes.map((one) => ({
            ...one,
            parent_id: one.id === each.id ? each.parent_id : one.parent_id,
            position: place.order.includes(one.id) ? place.order.indexOf(one.id) : one.position,
          }));
        }
        const above = new Map(nodes.map(({ id, parent_id }) => [id, parent_id]));
        for (const { id } of nodes) {
          let [step, steps] = [above.get(id) ?? null, 0];
          while (step !== null && steps < 9) [step, steps] = [above.get(step) ?? null, steps + 1];
          expect(step).toBeNull();
        }
      }),
    );
  });
});
