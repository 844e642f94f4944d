import { describe, expect, it } from 'vitest';
import { checkedEvents } from './checked-events.ts';

const step = { move: null, actor: 'test' };

describe('checkedEvents', () => {
  it('numbers the steps of a way', () =>
    expect(
      checkedEvents([
        { from: null, to: 'pending', ...step },
        { from: 'pending', to: 'invoiced', ...step },
      ]),
    ).toEqual([
      { place: 0, from_state: null, to_state: 'pending', ...step },
      { place: 1, from_state: 'pending', to_state: 'invoiced', ...step },
    ]));

  it('takes no step that the transitions forbid', () =>
    expect(() => checkedEvents([{ from: 'cancelled', to: 'complete', ...step }])).toThrow(
      'No order moves from cancelled to complete',
    ));

  it('lets an order begin as nothing but pending', () =>
    expect(() => checkedEvents([{ from: null, to: 'complete', ...step }])).toThrow(
      'No order moves from nothing to complete',
    ));
});
