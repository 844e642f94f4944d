import type { ConfigurableOption } from '@dijla/contract/client';
import { type ChosenValues, hasValue, isChoosable, isEnabled, isMatch, type VariantChild } from './variant-child.ts';

export type AvailableValue = ConfigurableOption['values'][number] & {
  /** `struck` exists, but not with the other choices, or is out of stock. */
  state: 'offered' | 'struck';
  chosen: boolean;
};
export type AvailableOption = Pick<ConfigurableOption, 'attribute_id' | 'attribute_code' | 'label'> & { values: AvailableValue[] };

const without = (chosen: ChosenValues, code: string): ChosenValues => Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== code));

/**
 * What can be chosen of each attribute next to the other choices made. Values without a label, or that no enabled variant has,
 * are left out.
 */
export const availableValues = (
  children: readonly VariantChild[],
  options: readonly ConfigurableOption[],
  chosen: ChosenValues,
): AvailableOption[] => {
  const enabled = children.filter(isEnabled);
  return options.map(({ attribute_id, attribute_code, label, values }) => {
    const fitting = enabled.filter((child) => isChoosable(child, { allowOutOfStock: false }) && isMatch(child, without(chosen, attribute_code)));
    const isOf = (value: number) => (child: VariantChild) => hasValue(child, attribute_code, value);
    return {
      attribute_id, attribute_code, label,
      values: values
        .filter((value) => value.label !== '' && enabled.some(isOf(value.value_index)))
        .map((value) => Object.assign({}, value, {
          state: fitting.some(isOf(value.value_index)) ? ('offered' as const) : ('struck' as const),
          chosen: String(chosen[attribute_code] ?? '') === String(value.value_index),
        })),
    };
  });
};
