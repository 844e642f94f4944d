import type { DeskResult } from '@dijla/contract/desk-client';
import { useMemo } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton, deskIconButton } from '../../parts/button-styles.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { ask } from '../../provider-client/ask.ts';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { LanguageFields, textsTyped, type TypedTexts, typedTextsOf } from './fields/language-fields.tsx';
import { NumberField } from './fields/number-field.tsx';
import { typedNumber } from './fields/step-values.ts';
import { useSavedSetting } from './use-saved-setting.ts';

type Rules = DeskResult<'desk/review-rules'>;
/** `code` is empty for an aspect that is not saved yet. */
type Values = { invite_after_days: string; aspects: { code: string; names: TypedTexts }[] };

const aspectsAtMost = 10;

const AspectRows = () => {
  const texts = useTexts('settings');
  const { fields, append, remove } = useFieldArray<Pick<Values, 'aspects'>, 'aspects'>({ name: 'aspects' });
  return (
    <>
      {fields.map(({ id }, place) => (
        <fieldset className="relative grid gap-3 rounded-card bg-sunken/50 p-3 pe-14" key={id}>
          <legend className="sr-only">{texts.reviews.aspect(place + 1)}</legend>
          <button
            aria-label={texts.reviews.remove(place + 1)}
            className={`${deskIconButton} absolute end-1 top-1 z-stuck`}
            onClick={() => remove(place)}
            type="button"
          >
            <DeskIcon name="close" />
          </button>
          <LanguageFields isRequired label={texts.reviews.name} name={`aspects.${place}.names`} />
        </fieldset>
      ))}
      {fields.length < aspectsAtMost && (
        <div>
          <button className={deskButton.plain} onClick={() => append({ code: '', names: {} })} type="button">
            <DeskIcon name="plus" />
            {texts.reviews.add}
          </button>
        </div>
      )}
    </>
  );
};

/** The form of the days after which buyers are asked, and of the aspects. */
export const ReviewRulesForm = ({ rules }: { rules: Rules }) => {
  const texts = useTexts('settings');
  const saved = useSavedSetting();
  const beginning = useMemo<Values>(
    () => ({
      invite_after_days: String(rules.invite_after_days),
      aspects: rules.aspects.map(({ code, names }) => ({ code, names: typedTextsOf(names) })),
    }),
    [rules],
  );
  const save = async ({ invite_after_days, aspects }: Values): Promise<void> => {
    await ask('desk/set-review-rules', {
      body: {
        invite_after_days: typedNumber(invite_after_days) ?? 0,
        aspects: aspects.map(({ code, names }) => ({
          code: code === '' ? null : code,
          names: textsTyped(names),
        })),
      },
    });
    await saved(texts.parts.reviews);
  };
  return (
    <ResourceForm<Values> defaultValues={beginning} onSave={save}>
      <NumberField
        hint={texts.reviews.inviteHint}
        isRequired
        label={texts.reviews.inviteAfterDays}
        name="invite_after_days"
      />
      <AspectRows />
    </ResourceForm>
  );
};
