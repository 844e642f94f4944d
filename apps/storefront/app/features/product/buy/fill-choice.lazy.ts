import { listed } from '@dijla/commerce-rules/choices/listed';
import type { ProductOption } from '@dijla/contract/client';
import { fieldNames } from '../../../view-models/choice/chosen-of-fields.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isPicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

const fill = (form: HTMLFormElement, name: string, answers: readonly string[]): void => {
  for (const field of form.querySelectorAll<Field>(`[name="${CSS.escape(name)}"]`)) {
    if (isPicked(field)) field.checked = answers.includes(field.value);
    else field.value = answers.join(',');
  }
};

/** Restores the choices of a cart line in the form of its product; the variant comes from the address. */
export const fillChoice = (form: HTMLFormElement, option: ProductOption | null | undefined): void => {
  const {
    bundle_options: bundle,
    custom_options: custom,
    downloadable_option: download,
  } = option?.extension_attributes ?? {};
  for (const { option_id: id, option_selections: selections } of listed(bundle))
    fill(form, fieldNames.bundle(Number(id)), selections.map(String));
  for (const { option_id: id, option_value: value } of listed(custom)) {
    const name = fieldNames.custom(Number(id));
    const isOfValues =
      form.querySelector(
        `input[type="radio"][name="${CSS.escape(name)}"],input[type="checkbox"][name="${CSS.escape(name)}"]`,
      ) !== null;
    fill(form, name, isOfValues ? String(value ?? '').split(',') : [String(value ?? '')]);
  }
  if (download) fill(form, fieldNames.links, download.downloadable_links.map(String));
};

/** Returns the quantity of each part of a bundle by the name of its field. */
export const quantitiesOf = (option: ProductOption | null | undefined): Record<string, number> =>
  Object.fromEntries(
    listed(option?.extension_attributes?.bundle_options).flatMap(({ option_id: id, option_qty: qty }) =>
      qty === undefined || qty === null ? [] : [[fieldNames.bundle(Number(id)), Number(qty)]],
    ),
  );
