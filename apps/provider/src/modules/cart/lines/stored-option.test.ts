import type { ProductOption } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { storedOption } from './stored-option.ts';

const configurable_item_options = [
  { option_id: '142', option_value: '168' },
  { option_id: 93, option_value: 49 },
];

describe('storedOption', () => {
  it.each<[string, ProductOption | null | undefined]>([
    ['no option', null],
    ['an option without members', {}],
    [
      'empty lists',
      { extension_attributes: { custom_options: [], bundle_options: [], configurable_item_options: [] } },
    ],
  ])('keeps nothing of %s', (_, option) => {
    expect(storedOption(option)).toBeNull();
  });

  it('keeps the values as sent, by ascending option id, and the campaign after them', () => {
    const stored = storedOption({
      extension_attributes: { campaign_data: { id: 7 }, configurable_item_options, custom_options: {} },
    });
    expect(JSON.stringify(stored)).toBe(
      '{"extension_attributes":{"configurable_item_options":[{"option_id":93,"option_value":49},{"option_id":"142","option_value":"168"}],"campaign_data":{"id":7}}}',
    );
  });

  it.each<[string, NonNullable<ProductOption['extension_attributes']>, string]>([
    [
      'the parts of a bundle, keyed by option id',
      {
        bundle_options: {
          12: { option_id: 12, option_selections: ['9', 4], option_qty: '2' },
          3: { option_selections: [], option_id: '3', option_qty: 1 },
        },
      },
      '{"bundle_options":[{"option_id":"3","option_qty":1,"option_selections":[]},{"option_id":12,"option_qty":"2","option_selections":["9",4]}]}',
    ],
    [
      'a part without a quantity',
      { bundle_options: [{ option_selections: [null], option_id: 1 }] },
      '{"bundle_options":[{"option_id":1,"option_selections":[null]}]}',
    ],
    [
      'answers, blank ones too',
      { custom_options: { 12: { option_value: '3,5', option_id: 12 }, 2: { option_id: 2 } } },
      '{"custom_options":[{"option_id":2,"option_value":null},{"option_id":12,"option_value":"3,5"}]}',
    ],
    [
      'links by ascending id',
      { downloadable_option: { downloadable_links: [10, '9'] } },
      '{"downloadable_option":{"downloadable_links":["9",10]}}',
    ],
  ])('keeps %s as sent, in the order a checksum is made of', (_, extension_attributes, text) => {
    expect(JSON.stringify(storedOption({ extension_attributes })?.extension_attributes)).toBe(text);
  });

  it('changes nothing of what it kept', () => {
    const stored = storedOption({ extension_attributes: { configurable_item_options } });
    expect(storedOption(stored)).toEqual(stored);
  });
});
