import { storeViews } from '@dijla/contract/store-views';
import { useFormContext } from 'react-hook-form';
import { useOwnLanguagesFirst, useTexts } from '../../i18n/use-desk.ts';
import { Panel } from '../../parts/panel.tsx';
import { FormArea, FormSwitch, FormText } from '../../resource-form/form-fields.tsx';
import { FormPicture } from '../../resource-form/form-picture.tsx';
import { slugOf } from '../../resource-form/slug-of.ts';
import type { CategoryValues } from './category-values.ts';

/** The texts of one kind in both languages, beside each other. */
const InLanguages = ({
  name,
  rows,
  onLeave,
  ...field
}: {
  name: 'name' | 'description' | 'meta_title' | 'meta_description';
  label: string;
  hint?: string;
  /** Lines of a longer text; a line where it is left out. */
  rows?: number;
  maxLength: number;
  onLeave?: () => void;
}) => (
  <div className="grid gap-3 lg:grid-cols-2">
    {useOwnLanguagesFirst().map((language) => {
      const own = {
        ...field,
        dir: storeViews[language].direction,
        label: `${field.label} · ${storeViews[language].name}`,
        name: `category.texts.${language}.${name}`,
      };
      return rows === undefined ? (
        <div key={language} onBlur={onLeave}>
          <FormText {...own} />
        </div>
      ) : (
        <FormArea {...own} key={language} rows={rows} />
      );
    })}
  </div>
);

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
        <InLanguages label={texts.name} maxLength={255} name="name" onLeave={suggest} />
        <InLanguages
          hint={texts.descriptionHint}
          label={texts.description}
          maxLength={20_000}
          name="description"
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
        <InLanguages hint={texts.metaHint} label={texts.metaTitle} maxLength={255} name="meta_title" />
        <InLanguages label={texts.metaDescription} maxLength={500} name="meta_description" rows={2} />
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
