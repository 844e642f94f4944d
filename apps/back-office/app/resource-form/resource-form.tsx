import { type ReactNode, useMemo, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  get,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { useTexts } from '../i18n/use-desk.ts';
import { deskButton } from '../parts/button-styles.ts';
import { RefusalNote } from '../parts/failure-note.tsx';
import { KeyCaps } from '../parts/key-caps.tsx';
import { refusalOf } from '../provider-client/desk-error.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { DirtyGuard } from './dirty-guard.tsx';
import { fieldErrorsOf } from './field-errors.ts';

export type ResourceFormProps<Values extends FieldValues> = {
  defaultValues: DefaultValues<Values>;
  /** Saves. What it throws is shown, `DeskError`s at their fields. */
  onSave: (values: Values) => Promise<void>;
  saveLabel?: string;
  /** How the button looks; `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger';
  /** The field that a refusal is about, by its code; its text is shown there. */
  refusedFields?: Readonly<Record<string, string>>;
  /** Beside the save button. */
  beside?: ReactNode;
  children: ReactNode;
};

/** Whether a form shows a field of this name, also within another: `brand.url_key`. */
const hasField = <Values extends FieldValues>({ control }: UseFormReturn<Values>, name: string): boolean => {
  const field = get(control._fields, name) as { _f?: { mount?: boolean } } | undefined;
  return field?._f?.mount === true;
};

type Shown = { words: { required: string; invalid: string }; fields: Readonly<Record<string, string>> };

/** Shows what a refusal says of fields at those that the form has; returns whether that says it all. */
const showAtFields = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  { words, fields }: Shown,
): boolean => {
  const refusal = refusalOf(error);
  if (refusal === null) return false;
  const about = fields[refusal.code];
  if (about !== undefined && hasField(form, about)) {
    form.setError(about as Path<Values>, { type: 'server', message: refusal.text }, { shouldFocus: true });
    return true;
  }
  const named = fieldErrorsOf(refusal);
  const known = named.filter(({ field }) => hasField(form, field));
  known.forEach(({ field, isMissing }, place) =>
    form.setError(
      field as Path<Values>,
      { type: 'server', message: isMissing ? words.required : words.invalid },
      { shouldFocus: place === 0 },
    ),
  );
  return known.length > 0 && known.length === named.length;
};

const noFields = {};

/**
 * A form of the desk: says what is wrong at its field, saves by Ctrl+S, and asks before changes are left
 * unsaved. After it saved, what was saved is its new beginning.
 */
// oxlint-disable-next-line max-lines-per-function -- a form, its guard and its keys share one state
export const ResourceForm = <Values extends FieldValues>({
  defaultValues,
  onSave,
  saveLabel,
  tone = 'primary',
  refusedFields: fields = noFields,
  beside,
  children,
}: ResourceFormProps<Values>) => {
  const texts = useTexts('common');
  const form = useForm<Values>({ defaultValues, mode: 'onTouched' });
  const [failure, setFailure] = useState<unknown>(null);
  const { isDirty, isSubmitting } = form.formState;
  const submit = useMemo(
    () =>
      form.handleSubmit(async (values) => {
        setFailure(null);
        try {
          await onSave(values as Values);
          form.reset(values as Values);
        } catch (error) {
          if (!showAtFields(form, error, { words: texts, fields })) setFailure(error);
        }
      }),
    [form, onSave, texts, fields],
  );
  useShortcuts(
    useMemo(
      () => [{ keys: 'mod+s', label: saveLabel ?? texts.save, act: () => void submit() }],
      [submit, saveLabel, texts.save],
    ),
  );
  return (
    <FormProvider {...form}>
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        {children}
        {failure !== null && <RefusalNote error={failure} />}
        <div className="flex flex-wrap items-center gap-2">
          <button aria-busy={isSubmitting} className={deskButton[tone]} type="submit">
            {isSubmitting ? texts.saving : (saveLabel ?? texts.save)}
          </button>
          {beside}
          <span className="ms-auto hidden md:block">
            <KeyCaps keys="mod+s" />
          </span>
        </div>
      </form>
      <DirtyGuard isDirty={isDirty && !isSubmitting} />
    </FormProvider>
  );
};
