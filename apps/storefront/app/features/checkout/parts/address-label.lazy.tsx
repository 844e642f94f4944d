import { useState } from 'react';
import { useTexts } from '../../../i18n/texts.tsx';
import { Segmented } from '@dijla/ui-kit/fields/segmented.tsx';
import { AnswerField, type Answers } from './answer-field.tsx';

type Kind = 'Home' | 'Work' | 'other';

/** What the shopper calls the address: home, work, or words of her own. */
export const AddressLabel = (answers: Answers) => {
  const texts = useTexts('checkoutOptions');
  const { labelHome, labelWork } = useTexts('checkoutForm');
  const { fields, onChange } = answers;
  const [isOwn, setOwn] = useState(false);
  const known = fields.label === 'Home' || fields.label === 'Work' ? fields.label : null;
  const kind: Kind | '' = known ?? (isOwn || fields.label !== '' ? 'other' : '');
  const choose = (chosen: Kind | '') => {
    setOwn(chosen === 'other');
    onChange({ label: chosen === 'other' ? '' : chosen });
  };
  return (
    <>
      <Segmented<Kind | ''>
        legend={texts.label}
        name="labelKind"
        onChange={choose}
        segments={[
          { value: 'Home', label: labelHome },
          { value: 'Work', label: labelWork },
          { value: 'other', label: texts.otherLabel },
        ]}
        value={kind}
      />
      {kind === 'other' && (
        <AnswerField
          {...answers}
          autoComplete="off"
          enterKeyHint="done"
          hint={texts.ownLabelHint}
          label={texts.ownLabel}
          maxLength={60}
          name="label"
        />
      )}
    </>
  );
};
