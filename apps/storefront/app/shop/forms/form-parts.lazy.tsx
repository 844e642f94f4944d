import {
  descriptionOf,
  FieldFrame,
  fieldStyle,
  TextField,
  type TextFieldProps,
} from '@dijla/ui-kit/fields/text-field.tsx';

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

/** Returns what draws the one-line fields of a form: by name, what is said of a gap, and the rest of the field. */
export const lineFields =
  <Name extends string>(id: string, errorOf: (name: Name, gap: string) => string | null) =>
  (name: Name, gap: string, more: Partial<TextFieldProps> & Pick<TextFieldProps, 'label'>) => (
    <TextField
      dir="auto"
      maxLength={120}
      {...more}
      error={errorOf(name, gap)}
      id={`${id}-${name}`}
      name={name}
    />
  );

/** What is typed the same way in every form. */
export const phoneField = { autoComplete: 'tel', dir: 'ltr', inputMode: 'tel', maxLength: 32 } as const;
export const emailField = { autoComplete: 'email', dir: 'ltr', inputMode: 'email', maxLength: 254 } as const;
export const urlField = { dir: 'ltr', inputMode: 'url', maxLength: 2000 } as const;

/** Brings what stands in the place of a sent form into view: the form was longer, and its end is where one is. */
const showSent = (place: HTMLElement | null): void => {
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
};

/** Says that a form was sent, where whoever sent it sees and hears it. */
export const FormSent = ({ text }: { text: string }) => (
  <output
    className="block rounded-card bg-success-soft px-4 py-3 font-medium outline-none"
    ref={showSent}
    tabIndex={-1}
  >
    {text}
  </output>
);
