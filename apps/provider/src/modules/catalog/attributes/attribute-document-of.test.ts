import { describe, expect, it } from 'vitest';
import type { AttributeDefinition } from './attribute-definition.ts';
import { attributeDocumentOf } from './attribute-document-of.ts';

const color: AttributeDefinition = {
  id: 93,
  code: 'color',
  input: 'select',
  labels: { en: 'Color', ar: 'اللون' },
  is_filterable: true,
  is_comparable: false,
  is_visible_on_front: true,
  is_user_defined: true,
  is_visible: true,
  sets: [],
  position: 3,
  options: [
    { id: 49, code: 'black', sort: 0, hex: '#000000', labels: { en: 'Black' } },
    { id: 50, code: 'red', sort: 1, hex: null, labels: {} },
  ],
};

describe('attributeDocumentOf', () => {
  it('builds an attribute with its options', () => {
    expect(attributeDocumentOf(color, { language: 'ar' })).toEqual({
      id: 93,
      attribute_id: 93,
      attribute_code: 'color',
      entity_type_id: '4',
      frontend_input: 'select',
      frontend_label: 'اللون',
      default_frontend_label: 'اللون',
      is_user_defined: true,
      is_visible: true,
      is_visible_on_front: '1',
      is_comparable: false,
      is_filterable: true,
      position: 3,
      options: [
        { label: 'Black', value: '49', hex: '#000000' },
        { label: 'red', value: '50' },
      ],
    });
  });

  it('calls an option by its other language where its own word is empty, and drops one that has empty words alone', () => {
    const options = [
      { id: 49, code: 'black', sort: 0, hex: null, labels: { en: 'Black', ar: ' ' } },
      { id: 50, code: 'none', sort: 1, hex: null, labels: { en: '', ar: '' } },
    ];
    expect(attributeDocumentOf({ ...color, options }, { language: 'ar' }).options).toEqual([
      { label: 'Black', value: '49' },
    ]);
  });

  it('gives the options of a yes-or-no attribute the values that products carry', () => {
    const sale = {
      ...color,
      input: 'boolean' as const,
      options: [{ id: 51, code: '1', sort: 0, hex: null, labels: { en: 'Yes' } }],
    };
    expect(attributeDocumentOf(sale, { language: 'en' }).options).toEqual([{ label: 'Yes', value: '1' }]);
  });

  it.each([
    ['ar', ['نعم', 'لا']],
    ['en', ['Yes', 'No']],
  ] as const)('says yes and no itself where the owner gave them no words, in %s', (language, words) => {
    const picked = { ...color, input: 'boolean' as const, options: [] };
    expect(attributeDocumentOf(picked, { language }).options).toEqual([
      { label: words[0], value: '1' },
      { label: words[1], value: '0' },
    ]);
  });
});
