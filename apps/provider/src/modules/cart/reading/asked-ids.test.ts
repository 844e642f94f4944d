import { describe, expect, it } from 'vitest';
import { askedIds } from './asked-ids.ts';

describe('askedIds', () => {
  it('names every value and selection once, whatever it was sent as', () => {
    const bundle_options = { 1: { option_id: 1, option_selections: ['7', 8, null] } };
    const configurable_item_options = [{ option_id: '93', option_value: 49 }];
    expect(
      askedIds([
        { extension_attributes: { bundle_options, configurable_item_options } },
        { extension_attributes: { bundle_options: Object.values(bundle_options) } },
        null,
        undefined,
        {},
      ]),
    ).toEqual({ optionIds: ['49'], selectionIds: [7, 8] });
  });

  it.each(['', '-1', '1.5', '9999999999', "1' or 1=1", 1e300, Number.NaN])(
    'asks for no selection %j',
    (id) => {
      expect(
        askedIds([{ extension_attributes: { bundle_options: [{ option_id: 1, option_selections: [id] }] } }])
          .selectionIds,
      ).toEqual([]);
    },
  );
});
