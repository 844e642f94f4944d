import { wireInstant } from '@dijla/commerce-rules/dates/wire-instant';
import { useNow } from '@dijla/ui-kit/hooks/use-now.ts';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/use-desk.ts';
import { FormSelect, FormText } from '../../resource-form/form-fields.tsx';
import { instantTyped, type PublishValues } from './publish-values.ts';

/** When shoppers read what is saved. */
export const PublishFields = () => {
  const texts = useTexts('content');
  const now = useNow() ?? 0;
  const { publish } = useWatch<PublishValues>();
  const isToCome = (typed: unknown): boolean => {
    const instant = instantTyped(String(typed));
    return instant !== null && wireInstant(instant) > now;
  };
  return (
    <>
      <FormSelect
        choices={Object.entries(texts.publishChoices).map(([value, label]) => ({ value, label }))}
        label={texts.publish}
        name="publish"
      />
      {publish === 'at' && (
        <FormText
          label={texts.publishMoment}
          name="publish_at"
          type="datetime-local"
          validate={(typed) => isToCome(typed) || texts.publishMomentBad}
        />
      )}
    </>
  );
};
