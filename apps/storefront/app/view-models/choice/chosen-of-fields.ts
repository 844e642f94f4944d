import { isOneOnly } from '@dijla/commerce-rules/choices/is-one-only';
import type { ProductChoices } from '@dijla/commerce-rules/choices/product-choices';
import type { Chosen } from './chosen-option.ts';

/** Names of the form fields for a product's choices. */
export const fieldNames = {
  bundle: (optionId: number) => `bundle_option[${optionId}]`,
  custom: (optionId: number) => `options[${optionId}]`,
  links: 'links[]',
} as const;

const idsIn = (answers: readonly string[]): number[] =>
  answers.filter((answer) => /^\d{1,9}$/.test(answer)).map(Number);

type Bundle = NonNullable<Chosen['bundle']>;

const bundleOf = (
  { bundle }: ProductChoices,
  answersTo: (name: string) => string[],
  quantities: Readonly<Record<string, number>>,
): Bundle =>
  Object.fromEntries(
    bundle.flatMap((option) => {
      const selections = idsIn(answersTo(fieldNames.bundle(option.id)));
      if (selections.length === 0) return [];
      const own = option.selections.find(({ id }) => id === selections[0]);
      const mayCount = isOneOnly(option) && own?.can_change_quantity === true;
      return [
        [
          option.id,
          { selections, ...(mayCount ? { qty: quantities[fieldNames.bundle(option.id)] ?? own.qty } : {}) },
        ],
      ];
    }),
  );

const writtenTypes: ReadonlySet<string> = new Set(['field', 'area', 'date']);

const customOf = (
  { custom }: ProductChoices,
  answersTo: (name: string) => string[],
): NonNullable<Chosen['custom']> =>
  Object.fromEntries(
    custom.flatMap(({ id, type }): [number, string | number[]][] => {
      const answers = answersTo(fieldNames.custom(id));
      const answer = writtenTypes.has(type) ? (answers[0] ?? '') : idsIn(answers);
      return answer.length === 0 ? [] : [[id, answer]];
    }),
  );

/** Reads the choices from form fields. `quantities` are those of bundle parts by field name. */
export const chosenOfFields = (
  choices: ProductChoices,
  answersTo: (name: string) => string[],
  quantities: Readonly<Record<string, number>>,
): Chosen => ({
  bundle: bundleOf(choices, answersTo, quantities),
  custom: customOf(choices, answersTo),
  links: idsIn(answersTo(fieldNames.links)),
});

/** Returns the choices a page opens with: the default selections of a bundle. */
export const chosenAtFirst = ({ bundle }: ProductChoices): Chosen => ({
  bundle: Object.fromEntries(
    bundle.flatMap((option) => {
      const defaults = option.selections.filter(({ is_default }) => is_default).map(({ id }) => id);
      const selections = isOneOnly(option) ? defaults.slice(0, 1) : defaults;
      return selections.length === 0 ? [] : [[option.id, { selections }]];
    }),
  ),
});
