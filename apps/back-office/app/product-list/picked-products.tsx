import { useState } from 'react';
import { useCall } from '../provider-client/use-call.ts';
import { type Choice, PickedValues } from '../parts/picked-values.tsx';

/** Products by their numbers, found by words or the beginning of a number. */
export const PickedProducts = ({
  label,
  values,
  onChange,
}: {
  label: string;
  values: readonly string[];
  onChange: (values: readonly string[], picked?: Choice) => void;
}) => {
  const [typed, setTyped] = useState('');
  const { data } = useCall(
    'desk/products',
    { query: { q: typed, limit: '8' } },
    { isOff: typed.trim() === '' },
  );
  const found = typed.trim() === '' ? [] : (data?.items ?? []);
  return (
    <PickedValues
      choices={found.map(({ sku, name }) => ({ value: sku, label: name }))}
      isFound
      label={label}
      onChange={onChange}
      onType={setTyped}
      values={values}
    />
  );
};
