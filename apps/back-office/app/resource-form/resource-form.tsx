import { ConfirmDialog } from '@dijla/ui-kit/overlays/dialog.tsx';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { useBlocker } from 'react-router';
import { useTexts } from '../i18n/use-desk.ts';
import { deskButton } from '../parts/button-styles.ts';
import { RefusalNote } from '../parts/failure-note.tsx';
import { KeyCaps } from '../parts/key-caps.tsx';
import { refusalOf } from '../provider-client/desk-error.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { fieldErrorsOf } from './field-errors.ts';

/** Asks before unsaved changes are left, inside the desk and by closing the page. */
const DirtyGuard = ({ isDirty }: { isDirty: boolean }) => {
  const texts = useTexts('common');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      cancelLabel={texts.stay}
      confirmLabel={texts.leave}
      isDangerous
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
      onConfirm={() => blocker.proceed()}
      title={texts.unsaved}
    >
      {texts.unsavedText}
    </ConfirmDialog>
  );
};

export type ResourceFormProps<Values extends FieldValues> = {
  defaultValues: DefaultValues<Values>;
  /** Saves. What it throws is shown, `DeskError`s at their fields. */
  onSave: (values: Values) => Promise<void>;
  saveLabel?: string;
  /** How the button looks; `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger';
  /** Beside the save button. */
  beside?: ReactNode;
  children: ReactNode;
};

/** Shows what a refusal says of fields at those that the form has; returns whether that says it all. */
const showAtFields = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  words: { required: string; invalid: string },
): boolean => {
  const refusal = refusalOf(error);
  const named = refusal === null ? [] : fieldErrorsOf(refusal);
  const known = named.filter(
    ({ field }) => form.getFieldState(field as Path<Values>) && field in form.control._fields,
  );
  known.forEach(({ field, isMissing }, place) =>
    form.setError(
      field as Path<Values>,
      { type: 'server', message: isMissing ? words.required : words.invalid },
      { shouldFocus: place === 0 },
    ),
  );
  return known.length > 0 && known.length === named.length;
};

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
          if (!showAtFields(form, error, texts)) setFailure(error);
        }
      }),
    [form, onSave, texts],
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
