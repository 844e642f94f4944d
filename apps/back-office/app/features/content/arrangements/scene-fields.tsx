import { useFieldArray } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';
import { FormText } from '../../../resource-form/form-fields.tsx';
import { LinkField } from './link-field.tsx';
import { PictureFields } from './picture-fields.tsx';
import { WordsFields } from './words-fields.tsx';

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
