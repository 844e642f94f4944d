import type { ProductOption } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { storedOption } from './stored-option.ts';

const configurable_item_options = [{ option_id: '142', option_value: '168' }, { option_id: 93, option_value: 49 }];

describe('storedOption', () => {
  it.each<[string, ProductOption | null | undefined]>([
    ['no option', null],
    ['an option without members', {}],
    ['empty lists', { extension_attributes: { custom_options: [], bundle_options: [], configurable_item_options: [] } }],
  ])('keeps nothing of %s', (_, option) => {
    expect(storedOption(option)).toBeNull();
  });

  it('keeps the values as sent, by ascending option id, and the campaign after them', () => {
    const stored = storedOption({ extension_attributes: { campaign_data: { id: 7 }, configurable_item_options, custom_options: {} } });
    expect(JSON.stringify(stored)).toBe(
      '{"extension_attributes":{"configurable_item_options":[{"option_id":93,"option_value":49},{"option_id":"142","option_value":"168"}],"campaign_data":{"id":7}}}',
    );
  });

  it('changes nothing of what it kept', () => {
    const stored = storedOption({ extension_attributes: { configurable_item_options } });
    expect(storedOption(stored)).toEqual(stored);
  });
});
