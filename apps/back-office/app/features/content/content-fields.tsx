import { latinSlugOf } from '@dijla/commerce-rules/text/latin-slug';
import { isLocation, isTelephone } from '@dijla/contract/branch-fields';
import { type Language, storeViews } from '@dijla/contract/store-views';
import { Segmented } from '@dijla/ui-kit/fields/segmented.tsx';
import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useDeskLanguage, useOwnLanguagesFirst, useTexts } from '../../i18n/use-desk.ts';
import { Panel } from '../../parts/panel.tsx';
import { FormText } from '../../resource-form/form-fields.tsx';
import { FocusPicker } from './focus-picker.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { PublishFields } from './publish-fields.tsx';
import { type ContentKind, type ContentValues, hasMember, isEmptyText } from './written-content.ts';

const TextEditor = lazy(async () => ({ default: (await import('./editor/text-editor.tsx')).TextEditor }));

/** Whether a language has nothing at all while another one has a title. */
const mayBeEmpty = (language: Language, { texts }: ContentValues): boolean =>
  isEmptyText(texts[language]) && Object.values(texts).some(({ title }) => title.trim() !== '');

const TextFields = ({ language, kind }: { language: Language; kind: ContentKind }) => {
  const texts = useTexts('content');
  const { direction, name } = storeViews[language];
  const { field } = useController<ContentValues, `texts.${Language}.content`>({
    name: `texts.${language}.content`,
  });
  const { field: title } = useController<ContentValues, `texts.${Language}.title`>({
    name: `texts.${language}.title`,
  });
  const values = useWatch<ContentValues>() as ContentValues;
  const line = (member: string, label: string, more: { hint?: string; maxLength?: number } = {}) => (
    <FormText
      dir={direction}
      label={`${label} · ${name}`}
      maxLength={200}
      name={`texts.${language}.${member}`}
      {...more}
    />
  );
  return (
    <Panel title={name}>
      <div className="grid gap-4">
        <FormText
          dir={direction}
          label={`${texts.titleField} · ${name}`}
          maxLength={200}
          name={title.name}
          validate={(typed) =>
            String(typed).trim() !== '' || mayBeEmpty(language, values) || texts.titleMissing
          }
        />
        {hasMember(kind, 'content_heading') &&
          line('content_heading', texts.heading, { hint: texts.headingHint })}
        {hasMember(kind, 'summary') &&
          line('summary', kind === 'branch' ? texts.branchAddress : texts.summary, {
            hint: kind === 'branch' ? texts.branchAddressHint : texts.summaryHint,
            maxLength: 1000,
          })}
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <TextEditor language={language} onChange={field.onChange} value={field.value} />
        </Suspense>
        {hasMember(kind, 'meta') && line('meta_title', texts.metaTitle)}
        {hasMember(kind, 'meta') &&
          line('meta_description', texts.metaDescription, { hint: texts.metaHint, maxLength: 500 })}
      </div>
    </Panel>
  );
};

/** Both languages side by side; on a narrow screen one at a time, and neither loses what is typed. */
export const LanguageColumns = ({ kind }: { kind: ContentKind }) => {
  const texts = useTexts('content');
  const ordered = useOwnLanguagesFirst();
  const { store } = useDeskLanguage();
  const [chosen, setChosen] = useState<Language>(store.code);
  const name = useId();
  const { errors, submitCount } = useFormState<ContentValues>();
  const wrong = ordered.filter((language) => errors.texts?.[language] !== undefined);
  // What is wrong in the language that is not shown is shown once the form was sent.
  useEffect(() => {
    const [first] = wrong;
    if (first !== undefined && !wrong.includes(chosen)) setChosen(first);
    // oxlint-disable-next-line react/exhaustive-deps -- a choice made after it was sent holds
  }, [submitCount]);
  return (
    <div className="grid gap-4">
      <div className="lg:hidden">
        <Segmented
          legend={texts.languageTabs}
          name={name}
          onChange={setChosen}
          segments={ordered.map((language) => ({ value: language, label: storeViews[language].name }))}
          value={chosen}
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {ordered.map((language) => (
          <div className={`min-w-0 ${language === chosen ? '' : 'max-lg:hidden'}`} key={language}>
            <TextFields kind={kind} language={language} />
          </div>
        ))}
      </div>
    </div>
  );
};

const isPath = (path: string): boolean =>
  path === '' || /^[^\s"'<>{}\\]+\.(?:jpe?g|png|webp|gif)$/i.test(path);

/** A picture by its path, typed or chosen. */
const PictureField = () => {
  const texts = useTexts('content');
  const { setValue } = useFormContext<ContentValues>();
  const path = String(useWatch<ContentValues, 'picture'>({ name: 'picture' }) ?? '').trim();
  return (
    <div className="grid content-start gap-1">
      <FormText
        dir="ltr"
        hint={texts.pictureHint}
        label={texts.picture}
        maxLength={400}
        name="picture"
        validate={(typed) => isPath(String(typed).trim()) || texts.pictureBad}
      />
      <PictureChoice
        onChoose={(chosen) => setValue('picture', chosen, { shouldDirty: true, shouldValidate: true })}
      />
      {isPath(path) && <FocusPicker path={path} />}
    </div>
  );
};

/** What some kinds have besides their texts. */
const OwnFields = ({ kind }: { kind: ContentKind }) => {
  const texts = useTexts('content');
  return (
    <>
      {hasMember(kind, 'published_on') && (
        <FormText label={texts.publishedOn} name="published_on" type="date" />
      )}
      {hasMember(kind, 'picture') && <PictureField />}
      {hasMember(kind, 'carousel') && (
        <FormText
          dir="ltr"
          hint={texts.carouselHint}
          label={texts.carousel}
          maxLength={100}
          name="carousel"
          validate={(typed) => /^[\w-]*$/.test(String(typed).trim()) || texts.carouselBad}
        />
      )}
      {hasMember(kind, 'telephone') && (
        <FormText
          dir="ltr"
          hint={texts.telephoneHint}
          inputMode="tel"
          label={texts.telephone}
          maxLength={31}
          name="telephone"
          validate={(typed) => isTelephone(String(typed).trim()) || texts.telephoneBad}
        />
      )}
      {hasMember(kind, 'location') && (
        <FormText
          dir="ltr"
          hint={texts.locationHint}
          label={texts.location}
          maxLength={60}
          name="location"
          validate={(typed) => isLocation(String(typed).trim()) || texts.locationBad}
        />
      )}
    </>
  );
};

const addressAtMost = 100;

/** Fills the address of a new record from its title as that is typed, until somebody writes the address. */
const SuggestedAddress = () => {
  const { getValues, setValue, formState } = useFormContext<ContentValues>();
  const texts = useWatch<ContentValues, 'texts'>({ name: 'texts' });
  const titles = ['en' as const, ...useOwnLanguagesFirst()].map((language) => texts[language].title);
  const title = titles.find((each) => each.trim() !== '') ?? '';
  const address = latinSlugOf(title).slice(0, addressAtMost).replace(/-$/, '');
  const suggested = useRef('');
  const isSent = formState.submitCount > 0;
  useEffect(() => {
    if (getValues('identifier') !== suggested.current) return;
    suggested.current = address;
    setValue('identifier', address, { shouldDirty: true, shouldValidate: isSent });
    // oxlint-disable-next-line react/exhaustive-deps -- follows what is suggested alone
  }, [address]);
  return null;
};

/** What a record has besides its texts, and when shoppers read it. */
export const RecordFields = ({ kind, isNew }: { kind: ContentKind; isNew: boolean }) => {
  const texts = useTexts('content');
  return (
    <Panel title={texts.about}>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {isNew && <SuggestedAddress />}
        {isNew && (
          <FormText
            dir="ltr"
            hint={kind === 'branch' ? texts.shortNameHint : texts.addressHint}
            isRequired
            label={kind === 'branch' ? texts.shortName : texts.address}
            maxLength={100}
            name="identifier"
            validate={(typed) => /^[A-Za-z0-9][\w-]*$/.test(String(typed)) || texts.addressBad}
          />
        )}
        {hasMember(kind, 'position') && (
          <FormText
            dir="ltr"
            hint={texts.positionHint}
            inputMode="numeric"
            label={texts.position}
            name="position"
            validate={(typed) =>
              (/^\d{1,7}$/.test(String(typed)) && Number(typed) <= 1_000_000) || texts.positionBad
            }
          />
        )}
        <OwnFields kind={kind} />
        <PublishFields />
      </div>
    </Panel>
  );
};
