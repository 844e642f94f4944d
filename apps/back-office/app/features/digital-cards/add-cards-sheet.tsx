import { fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useId, useMemo } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTexts } from '../../i18n/use-desk.ts';
import { ask } from '../../provider-client/ask.ts';
import { FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';

type Values = { sku: string; codes: string };

/** Codes as they are pasted, or out of a file whose text is put into the field to be looked at. */
const CodesField = () => {
  const texts = useTexts('digitalCards');
  const { required } = useTexts('common');
  const { register, setValue, control } = useFormContext<Values>();
  const { errors } = useFormState({ control, name: 'codes' });
  const id = useId();
  const take = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const given = await target.files?.[0]?.text();
    if (given !== undefined) setValue('codes', given, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div className="grid gap-1.5">
      <label className="font-medium" htmlFor={id}>
        {texts.codes}
      </label>
      <textarea
        {...register('codes', { validate: (given) => given.trim() !== '' || required })}
        aria-describedby={errors.codes ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={errors.codes !== undefined}
        aria-required
        autoComplete="off"
        className={`${fieldStyle} min-h-40 py-2 font-mono`}
        dir="ltr"
        id={id}
        spellCheck={false}
      />
      <p className="text-sm text-ink-soft" id={`${id}-hint`}>
        {texts.codesHint}
      </p>
      {errors.codes && (
        <p className="text-sm font-medium text-danger" id={`${id}-error`}>
          {errors.codes.message}
        </p>
      )}
      <label className="font-medium" htmlFor={`${id}-file`}>
        {texts.file}
      </label>
      <input
        accept=".csv,.txt,text/csv,text/plain"
        className="min-h-11 file:me-3 file:min-h-11 file:rounded-card file:bg-sunken file:px-4 file:font-semibold"
        id={`${id}-file`}
        onChange={(event) => void take(event)}
        type="file"
      />
    </div>
  );
};

/** Adds codes to the pool of a product; what was left out is counted. */
export const AddCardsSheet = ({ sku, onClose }: { sku: string; onClose: () => void }) => {
  const texts = useTexts('digitalCards');
  const { close } = useTexts('common');
  const client = useQueryClient();
  const beginning = useMemo<Values>(() => ({ sku, codes: '' }), [sku]);
  const save = async (values: Values): Promise<void> => {
    const { added, duplicates, unread } = await ask('desk/add-digital-cards', { body: values });
    const said = [
      texts.added(added),
      ...(duplicates > 0 ? [texts.duplicates(duplicates)] : []),
      ...(unread.length > 0 ? [texts.unread(unread.join(', '))] : []),
    ];
    const isAll = duplicates === 0 && unread.length === 0;
    showToast({ type: isAll ? 'success' : 'info', message: said.join(' ') });
    await client.invalidateQueries();
    onClose();
  };
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={texts.add}>
      <ResourceForm<Values> defaultValues={beginning} onSave={save} saveLabel={texts.add}>
        <FormText dir="ltr" hint={texts.skuHint} isRequired label={texts.columns.sku} name="sku" />
        <CodesField />
      </ResourceForm>
    </Sheet>
  );
};
