import { SelectField } from '@dijla/ui-kit/fields/select.tsx';
import {
  descriptionOf,
  FieldFrame,
  fieldStyle,
  TextField,
  type TextFieldProps,
} from '@dijla/ui-kit/fields/text-field.tsx';
import { type ComponentProps, useId } from 'react';
import { type RegisterOptions, useFormContext, useFormState } from 'react-hook-form';
import { useTexts } from '../i18n/use-desk.ts';

type Rules = Pick<RegisterOptions, 'validate'> & {
  isRequired?: boolean;
  /** Names of fields that are checked again when this one changes. */
  deps?: string[];
};

/** Returns what a field of the form above needs: its id, what it registers with, and what is wrong with it. */
const useField = (name: string, { isRequired = false, validate, deps }: Rules) => {
  const { required } = useTexts('common');
  const { register, getFieldState, control } = useFormContext();
  const state = useFormState({ control, name });
  const { error } = getFieldState(name, state);
  return {
    id: `${useId()}-${name}`,
    error: error?.message ?? null,
    registered: register(name, {
      ...(deps !== undefined && { deps }),
      validate: {
        required: (value) => !isRequired || String(value ?? '').trim() !== '' || required,
        ...(typeof validate === 'function' && { given: validate }),
      },
    }),
  };
};

type FieldProps = Rules & { name: string; label: string; hint?: string };

/** A line of text of the form above. */
export const FormText = ({
  name,
  isRequired,
  validate,
  deps,
  ...field
}: FieldProps & Omit<TextFieldProps, 'id' | 'error' | 'name'>) => {
  const { id, error, registered } = useField(name, { isRequired, validate, deps } as Rules);
  return <TextField {...field} {...registered} aria-required={isRequired} error={error} id={id} />;
};

/** Several lines of text of the form above. */
export const FormArea = ({
  name,
  isRequired,
  validate,
  label,
  hint,
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'name'>) => {
  const { id, error, registered } = useField(name, { isRequired, validate } as Rules);
  return (
    <FieldFrame error={error} id={id} label={label} {...(hint !== undefined && { hint })}>
      <textarea
        rows={3}
        {...area}
        {...registered}
        aria-describedby={descriptionOf(id, { error, ...(hint !== undefined && { hint }) })}
        aria-invalid={error !== null}
        className={fieldStyle}
        id={id}
      />
    </FieldFrame>
  );
};

/** One of several values of the form above. */
export const FormSelect = ({
  name,
  isRequired,
  validate,
  label,
  hint,
  choices,
}: FieldProps & { choices: readonly { value: string; label: string }[] }) => {
  const { id, error, registered } = useField(name, { isRequired, validate } as Rules);
  return (
    <SelectField {...registered} error={error} id={id} label={label} {...(hint !== undefined && { hint })}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
};

/** Any of several values of the form above, as an array. */
export const FormChecks = ({
  name,
  label,
  choices,
  validate,
}: {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  validate?: (chosen: readonly string[]) => true | string;
}) => {
  const id = useId();
  const { register, getFieldState, control } = useFormContext();
  const { error } = getFieldState(name, useFormState({ control, name }));
  const registered = register(name, validate && { validate: (chosen) => validate([chosen ?? []].flat()) });
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="pb-1 font-medium">{label}</legend>
      {choices.map(({ value, label: text }) => (
        <label className="flex min-h-11 items-center gap-3 md:min-h-9" key={value}>
          <input {...registered} className="check-mark" type="checkbox" value={value} />
          <span>{text}</span>
        </label>
      ))}
      {error && (
        <p className="text-sm font-medium text-danger" id={`${id}-error`}>
          {error.message}
        </p>
      )}
    </fieldset>
  );
};

/** A yes or no of the form above. */
export const FormSwitch = ({ name, label, hint }: { name: string; label: string; hint?: string }) => {
  const { register } = useFormContext();
  return (
    <label className="flex min-h-11 items-center gap-3 md:min-h-9">
      <input {...register(name)} className="check-mark" type="checkbox" />
      <span className="grid">
        <span className="font-medium">{label}</span>
        {hint !== undefined && <span className="text-sm text-ink-soft">{hint}</span>}
      </span>
    </label>
  );
};
