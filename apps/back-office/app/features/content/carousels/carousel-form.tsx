import { useQueryClient } from '@tanstack/react-query';
import { storeViews } from '@dijla/contract/store-views';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-desk.ts';
import { Panel } from '../../../parts/panel.tsx';
import { ask } from '../../../provider-client/ask.ts';
import { ChangedNote } from '../../../resource-form/changed-note.tsx';
import { FormArea, FormSelect, FormSwitch, FormText } from '../../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { useMeeting } from '../../../resource-form/use-meeting.ts';
import { showToast } from '../../../undo/toast-state.ts';
import { skusTyped } from '../arrangements/typed-values.ts';
import { WordsFields } from '../arrangements/words-fields.tsx';
import { SlidesPanel } from './slide-fields.tsx';
import {
  type CarouselCategory,
  carouselTyped,
  type CarouselValues,
  carouselValuesOf,
  isRule,
  type OpenedCarousel,
} from './carousel-values.ts';

type FormProps = {
  /** Null: a new one. */
  opened: OpenedCarousel | null;
  categories: readonly CarouselCategory[];
  onSaved: (saved: OpenedCarousel) => void;
};

const productsAtMost = 50;

/** The fields that what the shop does not have is named at. */
const refusedFields = {
  'desk.skus-unknown': 'carousel.skus',
  'desk.category-not-found': 'carousel.category',
  'desk.carousel-taken': 'identifier',
} as const;

const useSave = ({ opened: first, onSaved }: FormProps) => {
  const texts = useTexts('carousels');
  const client = useQueryClient();
  const { meeting, attempt } = useMeeting(first, 'carousel');
  const key = useMemo(() => crypto.randomUUID(), []);
  const save = async (values: CarouselValues): Promise<void> => {
    const saved = await attempt((opened) => {
      const carousel = carouselTyped(values, opened?.carousel.slides ?? []);
      return opened === null
        ? ask('desk/create-carousel', {
            body: { identifier: values.identifier.trim(), carousel },
            idempotencyKey: key,
          })
        : ask('desk/save-carousel', {
            params: { carouselId: String(opened.id) },
            body: { version: opened.version, carousel },
          });
    });
    showToast({ type: 'success', message: texts.saved });
    await client.invalidateQueries({ queryKey: ['desk/carousels'] });
    await client.invalidateQueries({ queryKey: ['desk/carousel'], refetchType: 'none' });
    onSaved(saved);
  };
  return { save, meeting };
};

type Named = Pick<FormProps, 'categories'>;

const Changed = ({ base, theirs, categories }: Named & { base: OpenedCarousel; theirs: OpenedCarousel }) => {
  const texts = useTexts('carousels');
  const names: Readonly<Record<string, string>> = texts.fields;
  const rules: Readonly<Record<string, string>> = texts.rules;
  const nameOf = (path: string): string => {
    const [, language] = /^carousel\.titles\.(\w+)$/.exec(path) ?? [];
    return language === undefined
      ? (names[path.split('.').at(-1) ?? path] ?? path)
      : `${texts.name} · ${storeViews[language as keyof typeof storeViews].name}`;
  };
  const textOf = (value: unknown): string => {
    if (typeof value === 'boolean') return value ? texts.on : texts.off;
    if (Array.isArray(value)) return texts.slideCount(value.length);
    const text = String(value);
    const category = categories.find(({ id }) => String(id) === text);
    return text === '' ? texts.changes.nothing : (rules[text] ?? category?.name ?? text);
  };
  return (
    <ChangedNote
      base={carouselValuesOf(base)}
      nameOf={nameOf}
      textOf={textOf}
      theirs={carouselValuesOf(theirs)}
      words={texts.changes}
    />
  );
};

/** Which products it shows. */
const ProductFields = ({ opened, categories }: Omit<FormProps, 'onSaved'>) => {
  const texts = useTexts('carousels');
  const shows = useWatch<CarouselValues, 'carousel.shows'>({ name: 'carousel.shows' });
  const faultOf = (typed: unknown): true | string => {
    const skus = skusTyped(String(typed));
    if (skus.length > productsAtMost) return texts.tooMany;
    const twice = skus.find((sku, place) => skus.indexOf(sku) < place);
    return twice === undefined || texts.twice(twice);
  };
  const own = opened?.carousel.category ?? null;
  const isListed = own === null || categories.some(({ id }) => id === own);
  return (
    <Panel title={texts.shows}>
      <div className="grid gap-4">
        <FormSelect
          choices={Object.entries(texts.rules).map(([value, label]) => ({ value, label }))}
          hint={texts.hints[shows]}
          label={texts.shows}
          name="carousel.shows"
        />
        {shows === 'chosen' && (
          <FormArea
            dir="ltr"
            hint={texts.skusHint}
            label={texts.skus}
            maxLength={15_000}
            name="carousel.skus"
            rows={8}
            validate={faultOf}
          />
        )}
        {isRule(shows) && (
          <FormSelect
            choices={[
              { value: '', label: texts.anyCategory },
              ...(isListed ? [] : [{ value: String(own), label: texts.hiddenCategory }]),
              ...categories.map(({ id, name, path }) => ({ value: String(id), label: `${name} (${path})` })),
            ]}
            label={texts.category}
            name="carousel.category"
          />
        )}
      </div>
    </Panel>
  );
};

/** Everything that is said of one carousel. */
export const CarouselForm = (props: FormProps) => {
  const texts = useTexts('carousels');
  const { opened, categories } = props;
  const { save, meeting } = useSave(props);
  // What it began with is of the carousel that was opened, whatever is saved since.
  // oxlint-disable-next-line react/exhaustive-deps -- the same
  const beginning = useMemo(() => carouselValuesOf(opened), []);
  return (
    <ResourceForm<CarouselValues>
      defaultValues={beginning}
      onSave={save}
      refusedFields={refusedFields}
      {...(opened === null && { saveLabel: texts.create })}
    >
      {meeting !== null && <Changed categories={categories} key={meeting.theirs.version} {...meeting} />}
      <Panel title={texts.inShop}>
        <div className="grid gap-4">
          {opened === null && (
            <FormText
              dir="ltr"
              hint={texts.identifierHint}
              isRequired
              label={texts.identifier}
              maxLength={100}
              name="identifier"
              validate={(typed) => /^[A-Za-z0-9][\w-]*$/.test(String(typed).trim()) || texts.identifierBad}
            />
          )}
          <WordsFields isRequired label={texts.name} maxLength={120} name="carousel.titles" />
          <FormSwitch hint={texts.activeHint} label={texts.active} name="carousel.is_active" />
        </div>
      </Panel>
      <ProductFields categories={categories} opened={opened} />
      <SlidesPanel />
    </ResourceForm>
  );
};
