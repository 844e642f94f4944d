import { SelectField } from '@dijla/ui-kit/fields/select.tsx';
import { useId } from 'react';
import { useDeskLanguage } from '../../../i18n/use-desk.ts';
import { type Category, nameIn } from './category-places.ts';

/** Before the name of a category, for each level above it; no-break spaces, as a list of choices trims others. */
const indent = '\u00A0\u00A0\u00A0';

/** A choice of one category of the tree; `first` is what no category is called. */
export const CategorySelect = ({
  label,
  first,
  categories,
  value,
  onChange,
}: {
  label: string;
  first: string;
  categories: readonly Category[];
  value: number | null;
  onChange: (id: number | null) => void;
}) => {
  const { store } = useDeskLanguage();
  return (
    <SelectField
      error={null}
      id={useId()}
      label={label}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
      value={value === null ? '' : String(value)}
    >
      <option value="">{first}</option>
      {categories.map((category) => (
        <option key={category.id} value={String(category.id)}>
          {indent.repeat(category.level - 1)}
          {nameIn(category, store.language)}
        </option>
      ))}
    </SelectField>
  );
};
