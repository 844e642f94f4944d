// @chunk purchase
import type { ChosenValues } from '@dijla/commerce-rules/variants/variant-child';
import type { OptionView } from '../../view-models/product/product-view.ts';

/** The name of an option's field. */
export const optionField = (attributeId: string): string => `option[${attributeId}]`;

/** Leads to the first value of an option that still has to be chosen. */
export const focusOption = (form: HTMLFormElement, { attributeId }: Pick<OptionView, 'attributeId'>): void =>
  form.querySelector<HTMLInputElement>(`[name="${optionField(attributeId)}"]`)?.focus();

/** What is chosen in the form itself: it may have been changed before the page was hydrated. */
export const chosenInForm = (form: HTMLFormElement, options: readonly OptionView[]): ChosenValues => {
  const fields = new FormData(form);
  const chosen = options.flatMap(({ attributeId, code }) => {
    const value = fields.get(optionField(attributeId));
    return typeof value === 'string' ? [[code, Number(value)] as const] : [];
  });
  return Object.fromEntries(chosen);
};
