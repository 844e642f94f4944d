import { SelectField } from '@dijla/ui-kit/fields/select.tsx';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';

type Named = { id: number; name: string };

const Chosen = ({ named, onRemove }: { named: readonly Named[]; onRemove: (id: number) => void }) => {
  const { campaigns: texts } = useTexts('settings');
  return (
    <ul>
      {named.map(({ id, name }) => (
        <li className="flex items-center justify-between gap-4" key={id}>
          <bdi>{name}</bdi>
          <button className={deskButton.plain} onClick={() => onRemove(id)} type="button">
            {texts.remove(name)}
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Any of many things of the form above, chosen one after the other. */
export const PickMany = ({
  name,
  label,
  choices,
}: {
  name: string;
  label: string;
  choices: readonly Named[];
}) => {
  const { campaigns: texts } = useTexts('settings');
  const id = useId();
  const { field } = useController({ name });
  const chosen = field.value as number[];
  const nameOf = (one: number): string => choices.find((choice) => choice.id === one)?.name ?? String(one);
  return (
    <div className="grid gap-1">
      <SelectField
        error={null}
        id={id}
        label={label}
        onChange={({ target }) => {
          if (target.value !== '') field.onChange([...chosen, Number(target.value)]);
        }}
        value=""
      >
        <option value="">{chosen.length === 0 ? texts.all : texts.more}</option>
        {choices
          .filter((choice) => !chosen.includes(choice.id))
          .map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
      </SelectField>
      <Chosen
        named={chosen.map((one) => ({ id: one, name: nameOf(one) }))}
        onRemove={(one) => field.onChange(chosen.filter((other) => other !== one))}
      />
    </div>
  );
};
