import { descriptionOf, FieldFrame, fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';

type TextAreaProps = {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error: string | null;
  most: number;
};

/** A field of several lines. */
export const TextArea = ({ id, name, label, hint, error, most }: TextAreaProps) => (
  <FieldFrame error={error} id={id} label={label} {...(hint === undefined ? {} : { hint })}>
    <textarea
      aria-describedby={descriptionOf(id, { error, ...(hint === undefined ? {} : { hint }) })}
      aria-invalid={error !== null}
      className={`${fieldStyle} min-h-28 py-3`}
      dir="auto"
      id={id}
      maxLength={most}
      name={name}
    />
  </FieldFrame>
);

/** Says that a form was sent. */
export const FormSent = ({ text }: { text: string }) => (
  <output className="block rounded-card bg-success-soft px-4 py-3 font-medium">{text}</output>
);
