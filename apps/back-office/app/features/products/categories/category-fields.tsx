import { useFormContext } from 'react-hook-form';
import { useOwnLanguagesFirst, useTexts } from '../../../i18n/use-desk.ts';
import { Panel } from '../../../parts/panel.tsx';
import { FormSwitch, FormText } from '../../../resource-form/form-fields.tsx';
import { FormInLanguages } from '../../../resource-form/form-in-languages.tsx';
import { FormPicture } from '../../../resource-form/form-picture.tsx';
import { slugOf } from '../../../resource-form/slug-of.ts';
import type { CategoryValues } from './category-values.ts';

/** Names and what stands above its products. */
export const TextFields = ({ isNew }: { isNew: boolean }) => {
  const texts = useTexts('categories');
  const languages = useOwnLanguagesFirst();
  const { getValues, setValue } = useFormContext<CategoryValues>();
  const suggest = (): void => {
    if (!isNew || getValues('category.url_key') !== '') return;
    const names = ['en' as const, ...languages].map((language) =>
      getValues(`category.texts.${language}.name`),
    );
    setValue('category.url_key', slugOf(names.find((name) => name.trim() !== '') ?? ''), {
      shouldDirty: true,
    });
  };
  return (
    <Panel title={texts.texts}>
      <div className="grid gap-4">
        <FormInLanguages
          label={texts.name}
          maxLength={255}
          nameIn={(language) => `category.texts.${language}.name`}
          onLeave={suggest}
        />
        <FormInLanguages
          hint={texts.descriptionHint}
          label={texts.description}
          maxLength={20_000}
          nameIn={(language) => `category.texts.${language}.description`}
          rows={5}
        />
      </div>
    </Panel>
  );
};

/** The address, and what search engines show. */
export const SearchEngineFields = () => {
  const texts = useTexts('categories');
  return (
    <Panel title={texts.seo}>
      <div className="grid gap-4">
        <FormText
          dir="ltr"
          hint={texts.slugHint}
          isRequired
          label={texts.slug}
          maxLength={200}
          name="category.url_key"
          validate={(value) =>
            /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u.test(String(value).trim()) || texts.wrongSlug
          }
        />
        <FormInLanguages
          hint={texts.metaHint}
          label={texts.metaTitle}
          maxLength={255}
          nameIn={(language) => `category.texts.${language}.meta_title`}
        />
        <FormInLanguages
          label={texts.metaDescription}
          maxLength={500}
          nameIn={(language) => `category.texts.${language}.meta_description`}
          rows={2}
        />
      </div>
    </Panel>
  );
};

/** Whether and where shoppers see it. */
export const ShownFields = () => {
  const texts = useTexts('categories');
  return (
    <Panel title={texts.place}>
      <div className="grid gap-4">
        <FormSwitch hint={texts.isActiveHint} label={texts.isActive} name="category.is_active" />
        <FormSwitch hint={texts.inMenuHint} label={texts.inMenu} name="category.include_in_menu" />
      </div>
    </Panel>
  );
};

/** Its picture, given as a file. */
export const PictureField = () => {
  const { picture, pictureWords } = useTexts('categories');
  return (
    <Panel title={picture}>
      <FormPicture name="category.image" words={pictureWords} />
    </Panel>
  );
};
