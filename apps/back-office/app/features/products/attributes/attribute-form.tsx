import { useQueryClient } from '@tanstack/react-query';
import { storeViews } from '@dijla/contract/store-views';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useDeskLanguage, useTexts } from '../../../i18n/use-desk.ts';
import { Panel } from '../../../parts/panel.tsx';
import { paths } from '../../../paths.ts';
import { ask } from '../../../provider-client/ask.ts';
import { ChangedNote } from '../../../resource-form/changed-note.tsx';
import { FormSwitch } from '../../../resource-form/form-fields.tsx';
import { FormInLanguages } from '../../../resource-form/form-in-languages.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { useMeeting } from '../../../resource-form/use-meeting.ts';
import { showToast } from '../../../undo/toast-state.ts';
import { attributeTyped, type AttributeValues, type OpenedAttribute } from './attribute-values.ts';
import { OptionFields } from './option-fields.tsx';

type FormProps = { opened: OpenedAttribute; onSaved: (saved: OpenedAttribute) => void };

const useSave = ({ opened: first, onSaved }: FormProps) => {
  const texts = useTexts('attributes');
  const { store } = useDeskLanguage();
  const client = useQueryClient();
  const { meeting, attempt } = useMeeting<OpenedAttribute>(first, 'attribute');
  const save = async (values: AttributeValues): Promise<void> => {
    const attribute = attributeTyped(values);
    const saved = await attempt((opened) =>
      ask('desk/save-attribute', {
        params: { attributeId: String(first.id) },
        body: { version: (opened ?? first).version, attribute },
      }),
    );
    const { labels } = saved.attribute;
    showToast({ type: 'success', message: texts.saved(labels[store.language] || saved.code) });
    await client.invalidateQueries({ queryKey: ['desk/attributes'] });
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

const Use = () => {
  const texts = useTexts('attributes');
  return (
    <Panel title={texts.use}>
      <div className="grid gap-4">
        <FormSwitch hint={texts.isFilterableHint} label={texts.isFilterable} name="attribute.is_filterable" />
        <FormSwitch hint={texts.isOnPageHint} label={texts.isOnPage} name="attribute.is_visible_on_front" />
        <FormSwitch hint={texts.isComparableHint} label={texts.isComparable} name="attribute.is_comparable" />
      </div>
    </Panel>
  );
};

const Values = ({ code, input }: OpenedAttribute) => {
  const texts = useTexts('attributes');
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
  return input === 'select' || input === 'multiselect' ? <OptionFields /> : null;
};

/** Everything that is said of one attribute. */
export const AttributeForm = (props: FormProps) => {
  const texts = useTexts('attributes');
  const { opened } = props;
  const { save, meeting } = useSave(props);
  // What it began with is of the attribute that was opened, whatever is saved since.
  // oxlint-disable-next-line react/exhaustive-deps -- the same
  const beginning = useMemo(() => ({ attribute: opened.attribute }), []);
  return (
    <ResourceForm<AttributeValues> defaultValues={beginning} onSave={save}>
      {meeting !== null && <Changed key={meeting.theirs.version} {...meeting} />}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <Panel title={texts.names}>
            <FormInLanguages
              label={texts.name}
              maxLength={255}
              nameIn={(language) => `attribute.labels.${language}`}
            />
          </Panel>
          <Values {...opened} />
        </div>
        <Use />
      </div>
    </ResourceForm>
  );
};
