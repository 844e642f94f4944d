import { useQueryClient } from '@tanstack/react-query';
import { storeViews } from '@dijla/contract/store-views';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useDeskLanguage, useTexts } from '../../../i18n/use-desk.ts';
import { Panel } from '../../../parts/panel.tsx';
import { paths } from '../../../paths.ts';
import { ask } from '../../../provider-client/ask.ts';
import { ChangedNote } from '../../../resource-form/changed-note.tsx';
import { FormSelect, FormSwitch, FormText } from '../../../resource-form/form-fields.tsx';
import { FormInLanguages } from '../../../resource-form/form-in-languages.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { slugOf } from '../../../resource-form/slug-of.ts';
import { useMeeting } from '../../../resource-form/use-meeting.ts';
import { showToast } from '../../../undo/toast-state.ts';
import {
  attributeKinds,
  attributeTyped,
  type AttributeValues,
  blankAttribute,
  hasOptions,
  type OpenedAttribute,
} from './attribute-values.ts';
import { OptionFields } from './option-fields.tsx';

type FormProps = {
  /** As it was opened; null for a new one. */
  opened: OpenedAttribute | null;
  onSaved: (saved: OpenedAttribute) => void;
};

const useSave = ({ opened: first, onSaved }: FormProps) => {
  const texts = useTexts('attributes');
  const { store } = useDeskLanguage();
  const client = useQueryClient();
  const { meeting, attempt } = useMeeting<OpenedAttribute>(first, 'attribute');
  const key = useMemo(() => crypto.randomUUID(), []);
  const save = async (values: AttributeValues): Promise<void> => {
    const attribute = attributeTyped(values);
    const saved = await attempt((opened) =>
      opened === null
        ? ask('desk/create-attribute', {
            body: { code: values.code, input: values.input, attribute },
            idempotencyKey: key,
          })
        : ask('desk/save-attribute', {
            params: { attributeId: String(opened.id) },
            body: { version: opened.version, attribute },
          }),
    );
    const { labels } = saved.attribute;
    showToast({ type: 'success', message: texts.saved(labels[store.language] || saved.code) });
    await client.invalidateQueries({ queryKey: ['desk/attributes'] });
    await client.invalidateQueries({ queryKey: ['desk/product-choices'] });
    await client.invalidateQueries({ queryKey: ['desk/attribute'], refetchType: 'none' });
    onSaved(saved);
  };
  return { save, meeting };
};

const Changed = ({ base, theirs }: { base: OpenedAttribute; theirs: OpenedAttribute }) => {
  const texts = useTexts('attributes');
  const { changes } = texts;
  const names: Readonly<Record<string, string>> = {
    is_filterable: texts.isFilterable,
    is_comparable: texts.isComparable,
    is_visible_on_front: texts.isOnPage,
    options: texts.values,
  };
  const nameOf = (path: string): string => {
    const last = path.split('.').at(-1) ?? path;
    return last in storeViews
      ? `${texts.name} · ${storeViews[last as keyof typeof storeViews].name}`
      : (names[last] ?? last);
  };
  const textOf = (value: unknown): string => {
    if (typeof value === 'boolean') return value ? changes.yes : changes.no;
    if (Array.isArray(value)) return texts.count(value.length);
    return value === '' ? changes.nothing : String(value);
  };
  const [before, after] = [base, theirs].map(({ attribute }) => ({ attribute }));
  return before && after ? (
    <ChangedNote base={before} nameOf={nameOf} textOf={textOf} theirs={after} words={changes} />
  ) : null;
};

/** Listings are narrowed by what has values to choose among: those written down, or yes and no. */
const Use = () => {
  const texts = useTexts('attributes');
  const input = useWatch<AttributeValues, 'input'>({ name: 'input' });
  return (
    <Panel title={texts.use}>
      <div className="grid gap-4">
        {(hasOptions(input) || input === 'boolean') && (
          <FormSwitch
            hint={texts.isFilterableHint}
            label={texts.isFilterable}
            name="attribute.is_filterable"
          />
        )}
        <FormSwitch hint={texts.isOnPageHint} label={texts.isOnPage} name="attribute.is_visible_on_front" />
        <FormSwitch hint={texts.isComparableHint} label={texts.isComparable} name="attribute.is_comparable" />
      </div>
    </Panel>
  );
};

const Values = ({ code }: { code: string | null }) => {
  const texts = useTexts('attributes');
  const input = useWatch<AttributeValues, 'input'>({ name: 'input' });
  if (code === 'brand')
    return (
      <Panel title={texts.values}>
        <p>
          {texts.valuesAreBrands}{' '}
          <Link className="underline underline-offset-4" to={paths.brands}>
            {texts.toBrands}
          </Link>
        </p>
      </Panel>
    );
  return hasOptions(input) ? <OptionFields /> : null;
};

/** What a new attribute is known by, and of which kind it is; both stay. */
const NewFields = () => {
  const texts = useTexts('attributes');
  return (
    <Panel title={texts.kind}>
      <div className="grid gap-4 lg:grid-cols-2">
        <FormSelect
          choices={attributeKinds.map((kind) => ({ value: kind, label: texts.inputs[kind] ?? kind }))}
          hint={texts.kindHint}
          label={texts.kind}
          name="input"
        />
        <FormText
          dir="ltr"
          hint={texts.codeHint}
          isRequired
          label={texts.code}
          maxLength={60}
          name="code"
          validate={(value) => /^[a-z][a-z0-9_]*$/.test(String(value).trim()) || texts.wrongCode}
        />
      </div>
    </Panel>
  );
};

const Names = ({ isNew }: { isNew: boolean }) => {
  const texts = useTexts('attributes');
  const { getValues, setValue } = useFormContext<AttributeValues>();
  const suggest = (): void => {
    if (!isNew || getValues('code') !== '') return;
    const code = slugOf(getValues('attribute.labels.en')).replaceAll('-', '_');
    if (/^[a-z][a-z0-9_]{0,59}$/.test(code)) setValue('code', code, { shouldDirty: true });
  };
  return (
    <Panel title={texts.names}>
      <FormInLanguages
        label={texts.name}
        maxLength={255}
        nameIn={(language) => `attribute.labels.${language}`}
        onLeave={suggest}
      />
    </Panel>
  );
};

/** Everything that is said of one attribute. */
export const AttributeForm = (props: FormProps) => {
  const texts = useTexts('attributes');
  const { opened } = props;
  const { save, meeting } = useSave(props);
  const beginning = useMemo<AttributeValues>(
    () => ({
      code: opened?.code ?? '',
      input: opened?.input ?? 'select',
      attribute: opened?.attribute ?? blankAttribute(),
    }),
    // What it began with is of the attribute that was opened, whatever is saved since.
    // oxlint-disable-next-line react/exhaustive-deps -- the same
    [],
  );
  return (
    <ResourceForm<AttributeValues>
      defaultValues={beginning}
      onSave={save}
      {...(opened === null && { saveLabel: texts.create })}
    >
      {meeting !== null && <Changed key={meeting.theirs.version} {...meeting} />}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <Names isNew={opened === null} />
          {opened === null && <NewFields />}
          <Values code={opened?.code ?? null} />
        </div>
        <Use />
      </div>
    </ResourceForm>
  );
};
