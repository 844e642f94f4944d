import { describe, expect, it } from 'vitest';
import { stockFilterOf } from './stock-filter-of.ts';

describe('stockFilterOf', () => {
  it.each([[[], [1]], [['1'], [0, 1]], [['0'], [0]], [['0', '1'], [0, 1]], [['x'], [1]]])('%j asks for %j', (values, states) =>
    expect(stockFilterOf(values)).toEqual(states));
});
