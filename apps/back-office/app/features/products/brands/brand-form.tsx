import { useQueryClient } from '@tanstack/react-query';
import { storeViews } from '@dijla/contract/store-views';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useDeskLanguage, useOwnLanguagesFirst, useTexts } from '../../../i18n/use-desk.ts';
import { Panel } from '../../../parts/panel.tsx';
import { ask } from '../../../provider-client/ask.ts';
import { ChangedNote } from '../../../resource-form/changed-note.tsx';
import { FormText } from '../../../resource-form/form-fields.tsx';
import { FormInLanguages } from '../../../resource-form/form-in-languages.tsx';
import { FormPicture } from '../../../resource-form/form-picture.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { slugOf } from '../../../resource-form/slug-of.ts';
import { useMeeting } from '../../../resource-form/use-meeting.ts';
import { showToast } from '../../../undo/toast-state.ts';
import { brandTyped, type BrandValues, brandValuesOf, type OpenedBrand } from './brand-values.ts';

type FormProps = { opened: OpenedBrand | null; onSaved: (saved: OpenedBrand) => void };

const useSave = ({ opened: first, onSaved }: FormProps) => {
  const texts = useTexts('brands');
  const { store } = useDeskLanguage();
  const client = useQueryClient();
  const { meeting, attempt } = useMeeting(first, 'brand');
  const key = useMemo(() => crypto.randomUUID(), []);
  const save = async (values: BrandValues): Promise<void> => {
    const brand = brandTyped(values);
    const saved = await attempt((opened) =>
      opened === null
        ? ask('desk/create-brand', { body: { brand }, idempotencyKey: key })
        : ask('desk/save-brand', {
            params: { brandId: String(opened.id) },
            body: { version: opened.version, brand },
          }),
    );
    const name = saved.brand.texts[store.language].title || saved.code;
    showToast({ type: 'success', message: first === null ? texts.created(name) : texts.saved(name) });
    await client.invalidateQueries({ queryKey: ['desk/brands'] });
    await client.invalidateQueries({ queryKey: ['desk/brand'], refetchType: 'none' });
    onSaved(saved);
  };
  return { save, meeting };
};

const TextFields = ({ isNew }: { isNew: boolean }) => {
  const texts = useTexts('brands');
  const languages = useOwnLanguagesFirst();
  const { getValues, setValue } = useFormContext<BrandValues>();
  const suggest = (): void => {
    if (!isNew || getValues('brand.url_key') !== '') return;
    const names = ['en' as const, ...languages].map((language) => getValues(`brand.texts.${language}.title`));
    setValue('brand.url_key', slugOf(names.find((name) => name.trim() !== '') ?? ''), { shouldDirty: true });
  };
  return (
    <Panel title={texts.texts}>
      <div className="grid gap-4">
        <FormInLanguages
          label={texts.name}
          maxLength={255}
          nameIn={(language) => `brand.texts.${language}.title`}
          onLeave={suggest}
        />
        <FormInLanguages
          label={texts.description}
          maxLength={20_000}
          nameIn={(language) => `brand.texts.${language}.description`}
          rows={5}
        />
      </div>
    </Panel>
  );
};

const PlaceFields = () => {
  const texts = useTexts('brands');
  return (
    <Panel title={texts.place}>
      <div className="grid gap-4">
        <FormText
          dir="ltr"
          hint={texts.slugHint}
          isRequired
          label={texts.slug}
          maxLength={200}
          name="brand.url_key"
          validate={(value) =>
            /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u.test(String(value).trim()) || texts.wrongSlug
          }
        />
        <FormText
          hint={texts.positionHint}
          inputMode="numeric"
          label={texts.position}
          maxLength={4}
          name="brand.slider_position"
          validate={(value) => /^(?:|[1-9]\d{0,2}|1000)$/.test(String(value).trim()) || texts.wrongPosition}
        />
        <FormText
          hint={texts.orderHint}
          inputMode="numeric"
          label={texts.order}
          maxLength={6}
          name="brand.position"
          validate={(value) => /^\d{0,6}$/.test(String(value).trim()) || texts.wrongOrder}
        />
      </div>
    </Panel>
  );
};

const Changed = ({ base, theirs }: { base: OpenedBrand; theirs: OpenedBrand }) => {
  const { changes, fields } = useTexts('brands');
  const names: Readonly<Record<string, string>> = fields;
  const nameOf = (path: string): string => {
    const [, language, text] = /^brand\.texts\.(\w+)\.(\w+)$/.exec(path) ?? [];
    const last = text ?? path.split('.').at(-1) ?? path;
    const name = names[last] ?? last;
    return language === undefined
      ? name
      : `${name} · ${storeViews[language as keyof typeof storeViews].name}`;
  };
  return (
    <ChangedNote
      base={brandValuesOf(base)}
      nameOf={nameOf}
      textOf={(value) => (value === '' ? changes.nothing : String(value))}
      theirs={brandValuesOf(theirs)}
      words={changes}
    />
  );
};

/** Everything that is said of one brand. */
export const BrandForm = (props: FormProps) => {
  const texts = useTexts('brands');
  const { opened } = props;
  const { save, meeting } = useSave(props);
  // What it began with is of the brand that was opened, whatever is saved since.
  // oxlint-disable-next-line react/exhaustive-deps -- the same
  const beginning = useMemo(() => brandValuesOf(opened), []);
  return (
    <ResourceForm<BrandValues>
      defaultValues={beginning}
      onSave={save}
      {...(opened === null && { saveLabel: texts.create })}
    >
      {meeting !== null && <Changed key={meeting.theirs.version} {...meeting} />}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <TextFields isNew={opened === null} />
          <PlaceFields />
        </div>
        <div className="grid min-w-0 gap-4">
          <Panel title={texts.image}>
            <FormPicture name="brand.image" words={texts.imageWords} />
          </Panel>
          <Panel title={texts.sliderImage}>
            <FormPicture name="brand.slider_image" words={texts.sliderWords} />
          </Panel>
        </div>
      </div>
    </ResourceForm>
  );
};
