import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-desk.ts';
import { FormText } from '../../../resource-form/form-fields.tsx';
import { FocusPicker } from '../focus-picker.tsx';
import { PictureChoice } from '../picture-choice.tsx';
import { WordsFields } from './words-fields.tsx';

const isPicture = (path: string): boolean => /^(?![/\\])[^\s"'<>{}\\]+\.(?:jpe?g|png|webp|gif)$/i.test(path);

/**
 * A picture by its path, chosen or typed, with what matters in it and what it shows: in each language that has a title,
 * or with `isDescribedInEach` in each language.
 */
export const PictureFields = ({
  name,
  altName = 'alt',
  isDescribedInEach = false,
  isOptional = false,
}: {
  name: string;
  altName?: string;
  isDescribedInEach?: boolean;
  /** Whether there may be none. */
  isOptional?: boolean;
}) => {
  const texts = useTexts('arrangements');
  const { setValue, getValues } = useFormContext();
  const path = String(useWatch({ name: `${name}.picture` }) ?? '').trim();
  const isGood = (given: string): boolean => (isOptional && given === '') || isPicture(given);
  const isNeeded = (language: string): boolean =>
    isDescribedInEach || String(getValues(`${name}.title.${language}`) ?? '').trim() !== '';
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
        <div className="grid content-start gap-1">
          <FormText
            dir="ltr"
            hint={texts.pictureHint}
            label={texts.picture}
            maxLength={400}
            name={`${name}.picture`}
            validate={(typed) => isGood(String(typed).trim()) || texts.pictureBad}
          />
          <PictureChoice
            onChoose={(chosen) =>
              setValue(`${name}.picture`, chosen, { shouldDirty: true, shouldValidate: true })
            }
          />
        </div>
        {isPicture(path) && <FocusPicker path={path} />}
      </div>
      <WordsFields
        faultOfBlank={(language) => (isNeeded(language) ? texts.altMissing : null)}
        isRequired={!isOptional || path !== ''}
        label={texts.alt}
        maxLength={300}
        name={`${name}.${altName}`}
      />
    </>
  );
};
