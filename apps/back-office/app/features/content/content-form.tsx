import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { useMomentText } from '../../parts/time/moment.tsx';
import { ask } from '../../provider-client/ask.ts';
import { refusalOf } from '../../provider-client/desk-error.ts';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { FailureNote } from '../../parts/failure-note.tsx';
import type { ExtensionKind } from './arrangements/extension-values.ts';
import { LanguageColumns, RecordFields } from './content-fields.tsx';
import {
  bodyOf,
  type ContentDetail,
  type ContentKind,
  type ContentTexts,
  type ContentValues,
  hasMember,
  valuesOf,
} from './written-content.ts';

const ExtensionBlocks = lazy(async () => ({
  default: (await import('./arrangements/extension-blocks.tsx')).ExtensionBlocks,
}));

type FormProps = {
  kind: ContentKind;
  /** As it was opened; null for a new one. */
  detail: ContentDetail | null;
  /** What the form begins with in place of what was written last, and the version that it is. */
  restored: { number: number; texts: ContentTexts } | null;
  onSaved: (saved: ContentDetail) => void;
  /** Has the form begin again with how the record is now. */
  onTheirs: (theirs: ContentDetail) => void;
};

type KnownProps = FormProps & {
  /** Of blocks that extensions have. */
  kinds: readonly ExtensionKind[];
};

/** What a colleague saved meanwhile, and what may be done: nothing is lost either way. */
const Conflict = ({
  theirs,
  onMine,
  onTheirs,
}: {
  theirs: ContentDetail;
  onMine: () => void;
  onTheirs: () => void;
}) => {
  const texts = useTexts('content');
  const momentText = useMomentText();
  const [latest] = theirs.versions;
  const who = latest?.saved_by ?? texts.somebody;
  return (
    <div className="grid gap-3 rounded-card bg-warning-soft p-4" role="alert">
      <p>{texts.conflict(who, momentText(latest?.saved_at ?? theirs.changed_at))}</p>
      <div className="flex flex-wrap gap-2">
        <button className={deskButton.primary} onClick={onMine} type="submit">
          {texts.keepMine}
        </button>
        <button className={deskButton.quiet} onClick={onTheirs} type="button">
          {texts.takeTheirs}
        </button>
      </div>
    </div>
  );
};

const useSave = ({ kind, detail, restored, onSaved }: Omit<FormProps, 'onTheirs'>) => {
  const texts = useTexts('content');
  const override = useRef<string | null>(null);
  const [theirs, setTheirs] = useState<ContentDetail | null>(null);
  const send = async (values: ContentValues) => {
    const body = bodyOf(values);
    if (detail === null)
      return ask('desk/create-content', {
        params: { kind },
        body: { ...body, identifier: values.identifier.trim() },
      });
    const params = { kind, contentId: String(detail.id) };
    try {
      return await ask('desk/save-content', {
        params,
        body: { ...body, revision: override.current ?? detail.revision, restored: restored?.number ?? null },
      });
    } catch (error) {
      if (refusalOf(error)?.code === 'desk.changed-meanwhile')
        setTheirs(await ask('desk/content-record', { params }));
      throw error;
    }
  };
  const save = async (values: ContentValues): Promise<void> => {
    const { dropped, ...saved } = await send(values);
    override.current = null;
    setTheirs(null);
    showToast({ type: 'success', message: texts.savedAs[values.publish] });
    if (dropped.length > 0) showToast({ type: 'error', message: texts.dropped(dropped.join(' · ')) });
    onSaved(saved);
  };
  const keepMine = () => {
    if (theirs !== null) override.current = theirs.revision;
  };
  return { save, theirs, keepMine };
};

const KnownForm = ({ kind, detail, restored, kinds, onSaved, onTheirs }: KnownProps) => {
  const texts = useTexts('content');
  const { save, theirs, keepMine } = useSave({ kind, detail, restored, onSaved });
  // What it began with is of the record that was opened, whatever is saved since.
  // oxlint-disable-next-line react/exhaustive-deps -- the same
  const beginning = useMemo(() => valuesOf(restored?.texts ?? detail?.latest ?? null, { detail, kinds }), []);
  return (
    <ResourceForm<ContentValues> defaultValues={beginning} onSave={save}>
      {restored !== null && (
        <output className="rounded-card bg-warning-soft p-3">{texts.restoring(restored.number)}</output>
      )}
      <LanguageColumns kind={kind} />
      {hasMember(kind, 'blocks') && (kinds.length > 0 || beginning.blocks.length > 0) && (
        <Suspense>
          <ExtensionBlocks kinds={kinds} />
        </Suspense>
      )}
      <RecordFields isNew={detail === null} kind={kind} />
      {theirs !== null && <Conflict onMine={keepMine} onTheirs={() => onTheirs(theirs)} theirs={theirs} />}
    </ResourceForm>
  );
};

/** The form of a record of content in both languages; of a kind with blocks, once it is known which there are. */
export const ContentForm = (props: FormProps) => {
  const hasBlocks = hasMember(props.kind, 'blocks');
  const { data, error, refetch } = useCall('desk/block-kinds', {}, { isOff: !hasBlocks });
  if (!hasBlocks) return <KnownForm {...props} kinds={[]} />;
  if (data !== undefined) return <KnownForm {...props} kinds={data.items} />;
  return error === null ? (
    <Skeleton className="h-96 w-full" />
  ) : (
    <FailureNote error={error} onRetry={() => void refetch()} />
  );
};
