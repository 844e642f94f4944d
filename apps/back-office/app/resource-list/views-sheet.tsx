import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../i18n/use-desk.ts';
import { deskButton } from '../parts/button-styles.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { useRefusalText } from '../parts/refusal-text.ts';
import { ask } from '../provider-client/ask.ts';
import { FormSwitch, FormText } from '../resource-form/form-fields.tsx';
import { ResourceForm } from '../resource-form/resource-form.tsx';
import { useMay } from '../session/use-session.ts';
import { showToast } from '../undo/toast-state.ts';
import type { SavedView } from './saved-view.ts';

type Values = { name: string; is_default: boolean; is_shared: boolean };

/** Reads the views anew, after something of them was changed. */
const useViewsChanged = () => {
  const client = useQueryClient();
  return (): Promise<void> => client.invalidateQueries({ queryKey: ['desk/views'] });
};

const SaveForm = ({ list, shown, onClose }: { list: string; shown: string; onClose: () => void }) => {
  const { saved: texts } = useTexts('list');
  const may = useMay();
  const changed = useViewsChanged();
  const beginning = useMemo<Values>(() => ({ name: '', is_default: false, is_shared: false }), []);
  const save = async ({ name, is_default, is_shared }: Values): Promise<void> => {
    const { id } = await ask('desk/save-view', { body: { list, name, search: shown, is_default } });
    if (is_shared) await ask('desk/share-view', { params: { viewId: String(id) }, body: { is_shared } });
    showToast({ type: 'success', message: texts.saved(name) });
    await changed();
    onClose();
  };
  return (
    <ResourceForm<Values> defaultValues={beginning} onSave={save} saveLabel={texts.save}>
      <FormText dir="auto" hint={texts.unsearched} isRequired label={texts.name} maxLength={60} name="name" />
      <FormSwitch label={texts.isDefault} name="is_default" />
      {may('views.share') && <FormSwitch label={texts.isShared} name="is_shared" />}
    </ResourceForm>
  );
};

const OwnView = ({ view }: { view: SavedView }) => {
  const { saved: texts } = useTexts('list');
  const may = useMay();
  const changed = useViewsChanged();
  const textOf = useRefusalText();
  const params = { viewId: String(view.id) };
  const make = (work: Promise<unknown>): void => {
    work.then(changed).catch((error: unknown) => showToast({ type: 'error', message: textOf(error) }));
  };
  const { is_default, is_shared } = view;
  return (
    <li className="grid gap-1 border-t border-line py-2 first:border-0">
      <span className="flex items-center gap-2">
        <bdi className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">{view.name}</bdi>
        <button
          aria-label={texts.remove(view.name)}
          className={deskButton.plain}
          onClick={() => make(ask('desk/delete-view', { params }))}
          type="button"
        >
          <DeskIcon name="close" />
        </button>
      </span>
      <label className="flex min-h-11 items-center gap-3 md:min-h-8">
        <input
          checked={is_default}
          className="check-mark"
          onChange={() => make(ask('desk/set-default-view', { params, body: { is_default: !is_default } }))}
          type="checkbox"
        />
        {texts.isDefault}
      </label>
      {may('views.share') && (
        <label className="flex min-h-11 items-center gap-3 md:min-h-8">
          <input
            checked={is_shared}
            className="check-mark"
            onChange={() => make(ask('desk/share-view', { params, body: { is_shared: !is_shared } }))}
            type="checkbox"
          />
          {texts.isShared}
        </label>
      )}
    </li>
  );
};

/** Saves what a list shows under a name, and keeps the member's own views of it. */
export const ViewsSheet = ({
  list,
  own,
  shown,
  onClose,
}: {
  list: string;
  own: readonly SavedView[];
  /** The query that would be saved; empty: there is nothing to save. */
  shown: string;
  onClose: () => void;
}) => {
  const { saved: texts } = useTexts('list');
  const { close } = useTexts('common');
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={shown === '' ? texts.manage : texts.save}>
      {shown !== '' && <SaveForm list={list} onClose={onClose} shown={shown} />}
      {own.length > 0 && (
        <section className="pt-6">
          {shown !== '' && <h3 className="pb-1 font-semibold">{texts.manage}</h3>}
          <ul>
            {own.map((view) => (
              <OwnView key={view.id} view={view} />
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  );
};
