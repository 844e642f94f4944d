import type { ProductOption } from '@dijla/contract/client';
import { listed } from './listed.ts';
import type { CustomOption } from './product-choices.ts';

const isMany = ({ type }: CustomOption): boolean => type === 'checkbox' || type === 'multiple';

const inOrder = (answer: string): string =>
  answer
    .split(',')
    .map((id) => id.trim())
    .toSorted((one, other) => Number(one) - Number(other))
    .join(',');

/**
 * Returns the same choice with the values of each answer in ascending order (wire §2.5), so that the order
 * of selection does not create another line. `3,1` becomes `1,3` in options with several values; typed texts
 * are unchanged.
 */
export const orderedAnswers = (
  options: readonly CustomOption[],
  option: ProductOption | null | undefined,
): ProductOption | null | undefined => {
  const given = listed(option?.extension_attributes?.custom_options);
  const many = new Set(options.filter(isMany).map(({ id }) => String(id)));
  if (!given.some(({ option_id: id }) => many.has(String(id)))) return option;
  const custom_options = given.map((answer) =>
    many.has(String(answer.option_id)) && typeof answer.option_value === 'string'
      ? { ...answer, option_value: inOrder(answer.option_value) }
      : answer,
  );
  return { ...option, extension_attributes: { ...option?.extension_attributes, custom_options } };
};
