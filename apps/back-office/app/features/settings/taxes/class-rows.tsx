import { useFieldArray } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton, deskIconButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';
import { FormText } from '../../../resource-form/form-fields.tsx';
import type { TaxValues } from './tax-values.ts';

const kinds = ['product', 'customer'] as const;

/** The classes of products and of customers; those that are saved can be renamed, and stay. */
export const ClassRows = () => {
  const texts = useTexts('taxes');
  const { fields, append, remove } = useFieldArray<TaxValues, 'classes', 'field'>({
    name: 'classes',
    keyName: 'field',
  });
  /** Below zero, and of no other one: the id of a class that is not saved. */
  const nextId = (): string => String(Math.min(0, ...fields.map(({ id }) => Number(id))) - 1);
  return (
    <div className="grid gap-3">
      {fields.map(({ field, id, kind, uses }, place) => (
        <div className="flex items-end gap-2" key={field}>
          <div className="min-w-0 flex-1">
            <FormText
              {...(Number(id) >= 0 && { hint: texts.uses[kind](uses) })}
              isRequired
              label={texts.className[kind]}
              maxLength={60}
              name={`classes.${place}.name`}
            />
          </div>
          {Number(id) < 0 && (
            <button
              aria-label={texts.remove(texts.className[kind])}
              className={deskIconButton}
              onClick={() => remove(place)}
              type="button"
            >
              <DeskIcon name="close" />
            </button>
          )}
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <button
            className={deskButton.plain}
            key={kind}
            onClick={() => append({ id: nextId(), kind, name: '', uses: 0 })}
            type="button"
          >
            <DeskIcon name="plus" />
            {texts.addClass[kind]}
          </button>
        ))}
      </div>
    </div>
  );
};
