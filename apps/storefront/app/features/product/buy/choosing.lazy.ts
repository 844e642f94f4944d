import type { ChosenValues } from '@dijla/commerce-rules/variants/variant-child';
import { chosenInForm, optionField } from '../../../shop/cards/choice/chosen-in-form.ts';
import { forwardKey } from '@dijla/ui-kit/forward-key.ts';
import { valueShown } from '../../../view-models/product/value-shown.ts';
import { possibleChoice } from '../../../view-models/choice/possible-choice.ts';
import type { OptionView, ProductView } from '../../../view-models/product/product-view.ts';
import { buyFormId } from '../section-ids.ts';

/**
 * Writes the choice into the address, so that it can be restored and shared: the variant's sku, or the
 * values chosen so far. Loads nothing.
 */
export const nameChoice = (
  { options }: Pick<ProductView, 'options'>,
  values: ChosenValues,
  sku: string | null,
): void => {
  const address = new URL(location.href);
  const { searchParams: named } = address;
  named.delete('childSku');
  for (const { code } of options) named.delete(code);
  if (sku !== null) named.set('childSku', sku);
  else for (const [code, id] of Object.entries(values)) named.set(code, String(id));
  if (address.href !== location.href) history.replaceState(history.state, '', address);
};

type Variants = Pick<ProductView, 'options' | 'buyables'>;

/**
 * Clears the values in the form that do not exist together with the last choice, which is in the field of
 * this name. Returns false when nothing had to be cleared.
 */
export const keepPossible = (
  form: HTMLFormElement,
  { options, buyables }: Variants,
  field: string,
): boolean => {
  const values = chosenInForm(form, options);
  const last = options.find(({ attributeId }) => optionField(attributeId) === field);
  const kept = last === undefined ? values : possibleChoice(buyables, values, last.code);
  if (kept === values) return false;
  for (const { attributeId, code } of options) {
    for (const radio of form.querySelectorAll<HTMLInputElement>(`[name="${optionField(attributeId)}"]`))
      radio.checked = radio.value === String(kept[code]);
  }
  return true;
};

/**
 * Chooses the value that a picture of the gallery shows, if any. A click on a chosen value fires no change
 * event.
 */
export const chooseShown = (options: readonly OptionView[], path: string): void => {
  const shown = valueShown(options, path);
  if (shown !== null)
    document
      .querySelector<HTMLInputElement>(
        `#${buyFormId} [name="${optionField(shown.attributeId)}"][value="${shown.id}"]`,
      )
      ?.click();
};

/** Moves the focus from a picture of a strip to its neighbor in the direction of an arrow key. */
export const focusNeighbour = (picture: Element, key: string): void => {
  const place = picture.closest('li');
  const next =
    key === forwardKey(picture) || key === 'ArrowDown'
      ? place?.nextElementSibling
      : place?.previousElementSibling;
  next?.querySelector<HTMLElement>('a, button')?.focus();
};
