import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { film, kitOptions, noChoices, ringOptions, strangeOption, terms } from '../../test/some-choices.ts';
import { lineKeyOf } from '../cart/line-key-of.ts';
import { choiceOf } from './choice-of.ts';

const kit = { ...noChoices, bundle: kitOptions };
const everything = { bundle: kitOptions, custom: ringOptions, download: film };

describe('choiceOf', () => {
  it('reads a bundle by its options, and holds its parts', () => {
    const found = choiceOf(
      kit,
      {
        extension_attributes: {
          bundle_options: [
            { option_id: 1, option_selections: [11] },
            { option_id: 2, option_selections: [22, 21] },
          ],
        },
      },
      terms,
    );
    expect(found).toMatchObject({
      ok: true,
      choice: {
        options: [
          { label: 'Strap', value: '2 × STRAP' },
          { label: 'Gems', value: 'BOX, 3 × GEM' },
        ],
        extras: [],
        parts: [{ qty: 2 }, { qty: 1 }, { qty: 3 }],
      },
    });
  });

  it('reads answers by their options, and adds what they cost', () => {
    const custom_options = [
      { option_id: 1, option_value: 'Noor' },
      { option_id: 3, option_value: '31,32' },
    ];
    expect(
      choiceOf(
        { ...noChoices, custom: ringOptions },
        { extension_attributes: { custom_options } },
        { ...terms, separator: '، ' },
      ),
    ).toEqual({
      ok: true,
      choice: {
        options: [
          { label: 'Engraving', value: 'Noor' },
          { label: 'Extras', value: 'Box، Card' },
        ],
        extras: [
          { type: 'fixed', amount: 2000 },
          { type: 'fixed', amount: 750 },
          { type: 'percent', percent: 50_000 },
        ],
        parts: [],
        is_made: true,
      },
    });
  });

  it.each([
    ['a line of her own words', 'field', true],
    ['words that go along with it', 'area', undefined],
    ['a day', 'date', undefined],
  ] as const)('tells of %s whether it makes the thing for her', (_, type, expected) => {
    const option = {
      id: 1,
      title: 'Words',
      type,
      is_required: false,
      max_characters: null,
      extra: { type: 'fixed', amount: 0 } as const,
      values: [],
    };
    const custom_options = [{ option_id: 1, option_value: '2026-02-28' }];
    const found = choiceOf(
      { ...noChoices, custom: [option] },
      { extension_attributes: { custom_options } },
      terms,
    );
    expect(found.ok && found.choice.is_made).toBe(expected);
    expect(choiceOf({ ...noChoices, custom: [option] }, null, terms)).toEqual({
      ok: true,
      choice: { options: [], extras: [], parts: [] },
    });
  });

  it.each([
    ['Films', 'Films'],
    ['', 'Files'],
  ])('reads links under %j as %s', (title, label) => {
    const found = choiceOf(
      { ...noChoices, download: { ...film, title } },
      { extension_attributes: { downloadable_option: { downloadable_links: [7, 8] } } },
      terms,
    );
    expect(found).toEqual({
      ok: true,
      choice: {
        options: [{ label, value: 'Film, Making of' }],
        extras: [
          { type: 'link', amount: 3000 },
          { type: 'link', amount: 1250 },
        ],
        parts: [],
      },
    });
  });

  it('says nothing of links that come together', () =>
    expect(choiceOf({ ...noChoices, download: { ...film, is_separate: false } }, null, terms)).toEqual({
      ok: true,
      choice: { options: [], extras: [], parts: [] },
    }));

  it.each<[string, object]>([
    ['parts', { bundle_options: [{ option_id: 1, option_selections: [11] }] }],
    ['answers', { custom_options: [{ option_id: 1, option_value: 'x' }] }],
    ['links', { downloadable_option: { downloadable_links: [7] } }],
  ])('refuses %s of what has none', (_, extension_attributes) =>
    expect(choiceOf(noChoices, { extension_attributes }, terms)).toMatchObject({
      ok: false,
      code: 'cart.choice-not-found',
    }),
  );

  it('refuses a bundle of which nothing is chosen though nothing need be', () => {
    const optional = kitOptions.map((option) => ({ ...option, is_required: false }));
    expect(choiceOf({ ...noChoices, bundle: optional }, null, terms)).toMatchObject({
      ok: false,
      code: 'cart.options-missing',
    });
  });

  it('takes or refuses whatever is sent, and never a part or a price that is not offered', () =>
    fc.assert(
      fc.property(strangeOption, fc.constantFrom(everything, kit, noChoices), (option, choices) => {
        const found = choiceOf(choices, option, terms);
        const offered = new Set(
          choices.bundle.flatMap(({ selections }) => selections.map(({ product }) => product)),
        );
        const isSound = found.ok
          ? found.choice.extras.length <= 8 &&
            found.choice.parts.every(
              ({ product, qty }) =>
                offered.has(product) && Number.isInteger(qty) && qty >= 1 && qty <= 10_000,
            )
          : found.code.startsWith('cart.');
        expect(isSound).toBe(true);
      }),
      { numRuns: 500 },
    ));

  it('is one choice wherever the line is one', () =>
    fc.assert(
      fc.property(strangeOption, (option) => {
        const asText = JSON.parse(JSON.stringify(option), (_, value: unknown) =>
          typeof value === 'number' ? String(value) : value,
        ) as typeof option;
        expect(lineKeyOf('X', asText)).toBe(lineKeyOf('X', option));
        expect(choiceOf(everything, asText, terms)).toEqual(choiceOf(everything, option, terms));
      }),
      { numRuns: 300 },
    ));
});
