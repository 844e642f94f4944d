import { fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';

/** What staff answer somebody, of several lines, in the form above under `answer`. */
export const FormAnswer = ({
  label,
  hint,
  isRequired = false,
}: {
  label: string;
  hint: string;
  isRequired?: boolean;
}) => {
  const { register } = useFormContext();
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      <textarea
        {...register('answer', { required: isRequired })}
        aria-describedby={`${id}-hint`}
        className={`${fieldStyle} min-h-28 py-2`}
        dir="auto"
        id={id}
        maxLength={2000}
      />
      <p className="text-sm text-ink-soft" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
};
