import { useQueryClient } from '@tanstack/react-query';
import { storeViews } from '@dijla/contract/store-views';
import { type ReactNode, useMemo } from 'react';
import { useDeskLanguage, useTexts } from '../../../i18n/use-desk.ts';
import { ask } from '../../../provider-client/ask.ts';
import { ChangedNote } from '../../../resource-form/changed-note.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { useMeeting } from '../../../resource-form/use-meeting.ts';
import { showToast } from '../../../undo/toast-state.ts';
import { PictureField, SearchEngineFields, ShownFields, TextFields } from './category-fields.tsx';
import {
  categoryTyped,
  type CategoryValues,
  categoryValuesOf,
  type OpenedCategory,
} from './category-values.ts';

type FormProps = {
  /** As it was opened; null for a new one. */
  opened: OpenedCategory | null;
  /** Below which a new one is made. */
  parentId: number | null;
  onSaved: (saved: OpenedCategory) => void;
  /** What stands above the rest at the side. */
  beside?: ReactNode;
};

/** Returns how the form is saved; where a colleague was quicker, what of whom meets is kept to be shown. */
const useSave = ({ opened: first, parentId, onSaved }: FormProps) => {
  const texts = useTexts('categories');
  const { store } = useDeskLanguage();
  const client = useQueryClient();
  const { meeting, attempt } = useMeeting(first, 'category');
  const key = useMemo(() => crypto.randomUUID(), []);
  const save = async (values: CategoryValues): Promise<void> => {
    const category = categoryTyped(values);
    const saved = await attempt((opened) =>
      opened === null
        ? ask('desk/create-category', { body: { parent_id: parentId, category }, idempotencyKey: key })
        : ask('desk/save-category', {
            params: { categoryId: String(opened.id) },
            body: { version: opened.version, category },
          }),
    );
    const name = saved.category.texts[store.language].name || saved.url_path;
    showToast({ type: 'success', message: first === null ? texts.created(name) : texts.saved(name) });
    await client.invalidateQueries({ queryKey: ['desk/categories'] });
    await client.invalidateQueries({ queryKey: ['desk/category'], refetchType: 'none' });
    onSaved(saved);
  };
  return { save, meeting };
};

/** Returns what a field is called, and what is in it, for people. */
const useFieldWords = () => {
  const { fields, changes } = useTexts('categories');
  const names: Readonly<Record<string, string>> = fields;
  return {
    nameOf: (path: string): string => {
      const [, language, text] = /^category\.texts\.(\w+)\.(\w+)$/.exec(path) ?? [];
      if (language !== undefined && text !== undefined)
        return `${names[text] ?? text} · ${storeViews[language as keyof typeof storeViews].name}`;
      const last = path.split('.').at(-1) ?? path;
      return names[last] ?? last;
    },
    textOf: (value: unknown): string => {
      if (typeof value === 'boolean') return value ? changes.yes : changes.no;
      return value === '' ? changes.nothing : String(value);
    },
  };
};

/** Everything that is said of one category. */
export const CategoryForm = (props: FormProps) => {
  const texts = useTexts('categories');
  const words = useFieldWords();
  const { opened, beside } = props;
  const { save, meeting } = useSave(props);
  // What it began with is of the category that was opened, whatever is saved since.
  // oxlint-disable-next-line react/exhaustive-deps -- the same
  const beginning = useMemo(() => categoryValuesOf(opened), []);
  return (
    <ResourceForm<CategoryValues>
      defaultValues={beginning}
      onSave={save}
      {...(opened === null && { saveLabel: texts.create })}
    >
      {meeting !== null && (
        <ChangedNote
          base={categoryValuesOf(meeting.base)}
          key={meeting.theirs.version}
          theirs={categoryValuesOf(meeting.theirs)}
          words={texts.changes}
          {...words}
        />
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <TextFields isNew={opened === null} />
          <SearchEngineFields />
        </div>
        <div className="grid min-w-0 gap-4">
          {beside}
          <ShownFields />
          <PictureField />
        </div>
      </div>
    </ResourceForm>
  );
};
