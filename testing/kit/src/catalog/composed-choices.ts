import fc from 'fast-check';
import type { composedProducts } from './composed-products.ts';

type Ids = Awaited<ReturnType<typeof composedProducts>>;

/** Any valid choice of each product type that offers choices, as a client sends it. */
export const composedChoices = ({ optionId, valueId, selectionId, linkId }: Ids) => {
  const part = (option: string, selections: readonly string[], option_qty = 1) =>
    selections.length === 0
      ? []
      : [
          {
            option_id: optionId(option),
            option_qty,
            option_selections: selections.map((sku) => selectionId(`${option} ${sku}`)),
          },
        ];
  const answer = (option: string, option_value: string | null) =>
    option_value === null ? [] : [{ option_id: optionId(option), option_value }];
  const values = (option: string, codes: readonly string[]) =>
    answer(option, codes.length === 0 ? null : codes.map((code) => valueId(`${option} ${code}`)).join(','));
  const someOf = <Name extends string>(...names: Name[]) => fc.subarray(names);
  return fc.oneof(
    fc
      .record({
        cases: fc.option(fc.integer({ min: 1, max: 9 })),
        gems: someOf('GEM', 'BOX'),
        wraps: fc.option(fc.integer({ min: 1, max: 3 })),
      })
      .map(({ cases, gems, wraps }) => ({
        sku: 'KIT',
        extension_attributes: {
          bundle_options: [
            ...(cases === null ? part('KIT strap', ['STRAP'], 2) : part('KIT strap', ['CASE'], cases)),
            ...part('KIT gems', gems),
            ...(wraps === null ? [] : part('KIT wrap', ['BOX'], wraps)),
          ],
        },
      })),
    fc.constant({ sku: 'CODES', extension_attributes: { bundle_options: part('CODES code', ['CODE']) } }),
    fc
      .subarray(['film', 'making', 'free'], { minLength: 1 })
      .filter(([first]) => first !== 'free')
      .map((codes) => ({
        sku: 'FILM',
        extension_attributes: {
          downloadable_option: { downloadable_links: codes.map((code) => linkId(`FILM ${code}`)) },
        },
      })),
    fc.constant({ sku: 'BOOK', extension_attributes: {} }),
    fc
      .record({
        text: fc.constantFrom('Noor', 'Sara'),
        metal: someOf('silver', 'gold'),
        extras: someOf('box', 'card'),
        hasStory: fc.boolean(),
      })
      .map(({ text, metal, extras, hasStory }) => ({
        sku: 'RING',
        extension_attributes: {
          custom_options: [
            ...answer('RING engraving', text),
            ...values('RING metal', metal.slice(0, 1)),
            ...values('RING extras', extras),
            ...answer('RING story', hasStory ? 'Long ago' : null),
          ],
        },
      })),
  );
};
