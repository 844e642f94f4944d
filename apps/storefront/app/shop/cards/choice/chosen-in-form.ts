// @chunk purchase
import type { ChosenValues } from '@dijla/commerce-rules/variants/variant-child';
import type { OptionView } from '../../../view-models/product/product-view.ts';

/** Returns the field name of an option. */
export const optionField = (attributeId: string): string => `option[${attributeId}]`;

/** Focuses the first value of an option. */
export const focusOption = (form: HTMLFormElement, { attributeId }: Pick<OptionView, 'attributeId'>): void =>
  form.querySelector<HTMLInputElement>(`[name="${optionField(attributeId)}"]`)?.focus();

/** Returns the values chosen in the form itself, which may have changed before hydration. */
export const chosenInForm = (form: HTMLFormElement, options: readonly OptionView[]): ChosenValues => {
  const fields = new FormData(form);
  const chosen = options.flatMap(({ attributeId, code }) => {
    const value = fields.get(optionField(attributeId));
    return typeof value === 'string' ? [[code, Number(value)] as const] : [];
  });
  return Object.fromEntries(chosen);
};
