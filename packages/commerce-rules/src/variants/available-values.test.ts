import { describe, expect, it } from 'vitest';
import { aVariant, teeOptions, tees } from '../../test/a-variant.ts';
import { availableValues } from './available-values.ts';

const statesOf = (chosen: Record<string, number>, children = tees) =>
  Object.fromEntries(availableValues(children, teeOptions, chosen).flatMap(({ values }) => values.map(({ label, state }) => [label, state])));

describe('availableValues', () => {
  it.each([
    ['offers what some variant in stock has', {}, { Black: 'offered', Red: 'offered', M: 'offered', L: 'struck' }],
    ['strikes what does not go with the other choice', { color: 58 }, { Black: 'offered', Red: 'offered', M: 'offered', L: 'struck' }],
    ['strikes what is out of stock with the other choice', { size: 169 }, { Black: 'struck', Red: 'struck', M: 'offered', L: 'struck' }],
    ['keeps the other values of a chosen attribute', { color: 49, size: 168 }, { Black: 'offered', Red: 'offered', M: 'offered', L: 'struck' }],
  ])('%s', (_, chosen, states) => expect(statesOf(chosen)).toEqual(states));

  it('leaves out values that only disabled variants have', () =>
    expect(statesOf({}, [...tees, { ...aVariant('TEE-M-BLU', { color: 50, size: 168 }), status: 2 }])).not.toHaveProperty('Blue'));

  it('leaves out values without a label', () => {
    const options = teeOptions.map((option) => ({ ...option, values: option.values.map((value) => ({ ...value, label: value.label === 'Red' ? '' : value.label })) }));
    expect(availableValues(tees, options, {})[0]?.values.map(({ label }) => label)).toEqual(['Black']);
  });

  it('marks what is chosen, by number or text', () =>
    expect(availableValues(tees, teeOptions, { color: '58' })[0]?.values).toEqual([
      { label: 'Black', value_index: 49, state: 'offered', chosen: false },
      { label: 'Red', value_index: 58, state: 'offered', chosen: true },
    ]));
});
