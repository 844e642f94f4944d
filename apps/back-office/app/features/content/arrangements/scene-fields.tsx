import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';
import { FormText } from '../../../resource-form/form-fields.tsx';
import { PictureChoice } from '../picture-choice.tsx';
import { LinkField } from './link-field.tsx';
import { WordsFields } from './words-fields.tsx';

const side = 480;
const isPicture = (path: string): boolean => /^(?![/\\])[^\s"'<>{}\\]+\.(?:jpe?g|png|webp|gif)$/i.test(path);

/** A picture by its path, chosen or typed, with what it shows. */
const PictureFields = ({ name }: { name: string }) => {
  const texts = useTexts('arrangements');
  const { setValue, getValues } = useFormContext();
  const path = String(useWatch({ name: `${name}.picture` }) ?? '').trim();
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
            validate={(typed) => isPicture(String(typed).trim()) || texts.pictureBad}
          />
          <PictureChoice
            onChoose={(chosen) =>
              setValue(`${name}.picture`, chosen, { shouldDirty: true, shouldValidate: true })
            }
          />
        </div>
        {isPicture(path) && (
          <img
            alt=""
            className="aspect-[2/1] w-full rounded-card bg-sunken object-cover"
            height={side / 2}
            loading="lazy"
            src={`/img/${side}/${side}/resize/${path}`}
            width={side}
          />
        )}
      </div>
      <WordsFields
        faultOfBlank={(language) =>
          String(getValues(`${name}.title.${language}`) ?? '').trim() === '' ? null : texts.altMissing
        }
        isRequired
        label={texts.alt}
        maxLength={300}
        name={`${name}.alt`}
      />
    </>
  );
};

/** Products marked in a picture. */
const ThingFields = ({ name }: { name: string }) => {
  const texts = useTexts('arrangements');
  const { fields, append, remove } = useFieldArray({ name });
  const isShare = (typed: unknown): boolean => {
    const share = String(typed).trim();
    return /^\d{1,3}(?:\.\d{1,2})?$/.test(share) && Number(share) <= 100;
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2 font-medium">{texts.things}</legend>
      {fields.map(({ id }, place) => (
        <div className="grid items-end gap-2 sm:grid-cols-[2fr_1fr_1fr_auto]" key={id}>
          <FormText dir="ltr" isRequired label={texts.sku} maxLength={255} name={`${name}.${place}.sku`} />
          {(['x', 'y'] as const).map((axis) => (
            <FormText
              dir="ltr"
              inputMode="decimal"
              key={axis}
              label={axis === 'x' ? texts.across : texts.below}
              maxLength={6}
              name={`${name}.${place}.${axis}`}
              validate={(typed) => isShare(typed) || texts.shareBad}
            />
          ))}
          <button className={deskButton.plain} onClick={() => remove(place)} type="button">
            <DeskIcon name="close" />
            <span className="sr-only">{texts.remove(texts.thing(place + 1))}</span>
          </button>
        </div>
      ))}
      {fields.length < 12 && (
        <button
          className={`${deskButton.plain} justify-self-start`}
          onClick={() => append({ sku: '', x: '50', y: '50' })}
          type="button"
        >
          {texts.addThing}
        </button>
      )}
    </fieldset>
  );
};

/** A picture with a sentence and a link; on the stage with products marked in it. */
export const SceneFields = ({ name, isStage = false }: { name: string; isStage?: boolean }) => {
  const texts = useTexts('arrangements');
  return (
    <div className="grid gap-4">
      <PictureFields name={name} />
      <WordsFields isRequired label={texts.sceneTitle} maxLength={120} name={`${name}.title`} />
      <LinkField isOptional={isStage} name={`${name}.link`} />
      <WordsFields isRequired={!isStage} label={texts.action} maxLength={60} name={`${name}.action`} />
      {isStage && <ThingFields name={`${name}.things`} />}
    </div>
  );
};
