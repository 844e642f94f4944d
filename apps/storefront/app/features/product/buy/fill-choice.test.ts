import { describe, expect, it } from 'vitest';
import { quantitiesOf } from './fill-choice.lazy.ts';

describe('quantitiesOf', () => {
  it.each([
    ['none without options', undefined, {}],
    [
      'none of a variant',
      { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: 49 }] } },
      {},
    ],
    [
      'those of a bundle’s parts that are counted',
      {
        extension_attributes: {
          bundle_options: {
            1: { option_id: '1', option_qty: 2, option_selections: [4] },
            2: { option_id: 2, option_selections: [5] },
          },
        },
      },
      { 'bundle_option[1]': 2 },
    ],
  ])('are %s', (_, option, quantities) => expect(quantitiesOf(option)).toEqual(quantities));
});
