import { isWrittenKind } from '@dijla/contract/entities';
import { ConfirmDialog } from '@dijla/ui-kit/overlays/dialog.tsx';
import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { deskButton } from '../../parts/button-styles.ts';
import { FailureNote } from '../../parts/failure-note.tsx';
import { paths } from '../../paths.ts';
import { ask } from '../../provider-client/ask.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { Screen } from '../../shell/screen.tsx';
import { UnknownScreen } from '../../shell/unknown-screen.tsx';
import { useToldWork } from '../../undo/use-told-work.ts';
import { AddressPanel } from './address-panel.tsx';
import { ContentState } from './content-state.tsx';
import { VersionsPanel } from './versions/versions-panel.tsx';
import type { ContentDetail, ContentKind, ContentTexts } from './written-content.ts';

const ContentForm = lazy(async () => ({ default: (await import('./content-form.tsx')).ContentForm }));

const PreviewPanel = lazy(async () => ({ default: (await import('./preview-panel.tsx')).PreviewPanel }));

const Back = ({ kind }: { kind: ContentKind }) => {
  const { kinds } = useTexts('content');
  return <BackLink to={paths.contentOf(kind)}>{kinds[kind]}</BackLink>;
};

type Seen = { detail: ContentDetail; onSeen: (detail: ContentDetail) => void };

/** Returns how a record is taken from shoppers and deleted; each says so, or why it was not. */
const useWork = ({ detail, onSeen }: Seen) => {
  const texts = useTexts('content');
  const navigate = useNavigate();
  const { kind, id, revision } = detail;
  const of = { params: { kind, contentId: String(id) }, body: { revision } };
  const tell = useToldWork();
  return {
    unpublish: () =>
      tell(async () => {
        onSeen(await ask('desk/unpublish-content', of));
        return texts.unpublished;
      }),
    remove: () =>
      tell(async () => {
        await ask('desk/delete-content', of);
        void navigate(paths.contentOf(kind), { replace: true });
        return texts.removed;
      }),
  };
};

const Actions = ({ detail, onSeen }: Seen) => {
  const texts = useTexts('content');
  const { cancel } = useTexts('common');
  const [asked, setAsked] = useState<'unpublish' | 'remove' | null>(null);
  const work = useWork({ detail, onSeen });
  const isPublished = detail.state === 'published';
  return (
    <>
      {(isPublished || detail.publish_at !== null) && (
        <button className={deskButton.quiet} onClick={() => setAsked('unpublish')} type="button">
          {texts.unpublish}
        </button>
      )}
      {!isPublished && !detail.is_fixed && (
        <button className={deskButton.plain} onClick={() => setAsked('remove')} type="button">
          {texts.remove}
        </button>
      )}
      {asked !== null && (
        <ConfirmDialog
          cancelLabel={cancel}
          confirmLabel={texts[asked]}
          isDangerous
          onClose={() => setAsked(null)}
          onConfirm={() => void work[asked]()}
          title={asked === 'remove' ? texts.removeTitle : texts.unpublishTitle}
        >
          {asked === 'remove' ? texts.removeText : texts.unpublishText}
        </ConfirmDialog>
      )}
    </>
  );
};

/** Says that a colleague has saved a newer version. */
const Newer = ({ onReload }: { onReload: () => void }) => {
  const texts = useTexts('content');
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-warning-soft p-3" role="alert">
      <p className="min-w-0 flex-1">{texts.changedMeanwhile}</p>
      <button className={deskButton.quiet} onClick={onReload} type="button">
        {texts.reload}
      </button>
    </div>
  );
};

type Restored = { number: number; texts: ContentTexts };

/** What stands around the form: how it looks in the store, its address and its versions. */
const Around = ({
  detail,
  onMoved,
  onRestore,
}: {
  detail: ContentDetail;
  onMoved: (detail: ContentDetail) => void;
  onRestore: (restored: Restored) => void;
}) => (
  <>
    {detail.path !== null && (
      <Suspense>
        <PreviewPanel detail={detail} />
      </Suspense>
    )}
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <AddressPanel detail={detail} onMoved={onMoved} />
      <VersionsPanel detail={detail} onRestore={(number, texts) => onRestore({ number, texts })} />
    </div>
  </>
);

/** One that exists, as it was when it was opened or last changed here; a colleague's later version is told. */
const Opened = ({ latest, onReload }: { latest: ContentDetail; onReload: () => void }) => {
  const texts = useTexts('content');
  const client = useQueryClient();
  const [detail, setDetail] = useState(latest);
  const [restored, setRestored] = useState<Restored | null>(null);
  const [begins, setBegins] = useState(0);
  const [newestHere, newest] = [detail, latest].map(({ versions }) => versions[0]?.number ?? 0);
  const seen = (next: ContentDetail): void => {
    setDetail(next);
    void client.invalidateQueries();
  };
  const beginAgain = (next: ContentDetail, from: Restored | null): void => {
    setDetail(next);
    setRestored(from);
    setBegins((before) => before + 1);
  };
  return (
    <Screen
      above={<Back kind={detail.kind} />}
      actions={<Actions detail={detail} onSeen={seen} />}
      beside={<ContentState record={detail} />}
      help={texts.help}
      title={detail.title === '' ? texts.untitled : detail.title}
    >
      <div className="grid gap-4">
        {(newest ?? 0) > (newestHere ?? 0) && <Newer onReload={onReload} />}
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <ContentForm
            detail={detail}
            key={begins}
            kind={detail.kind}
            onSaved={(saved) => {
              seen(saved);
              setRestored(null);
            }}
            onTheirs={(theirs) => beginAgain(theirs, null)}
            restored={restored}
          />
        </Suspense>
        <Around detail={detail} onMoved={seen} onRestore={(from) => beginAgain(detail, from)} />
      </div>
    </Screen>
  );
};

const New = ({ kind }: { kind: ContentKind }) => {
  const texts = useTexts('content');
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <Screen above={<Back kind={kind} />} help={texts.help} title={texts.add[kind]}>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <ContentForm
          detail={null}
          kind={kind}
          onSaved={({ id }) => {
            void client.invalidateQueries();
            void navigate(paths.contentRecord(kind, id), { replace: true });
          }}
          onTheirs={() => undefined}
          restored={null}
        />
      </Suspense>
    </Screen>
  );
};

const Existing = ({ kind, contentId }: { kind: ContentKind; contentId: string }) => {
  const texts = useTexts('content');
  const [loads, setLoads] = useState(0);
  const { data, isError, error, refetch } = useCall('desk/content-record', { params: { kind, contentId } });
  if (data === undefined)
    return (
      <Screen above={<Back kind={kind} />} help={texts.help} title={texts.title}>
        {isError ? (
          <FailureNote error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-96 w-full" />
        )}
      </Screen>
    );
  return (
    <Opened
      key={`${data.kind} ${data.id} ${loads}`}
      latest={data}
      onReload={() => setLoads((before) => before + 1)}
    />
  );
};

/** A record of content in both languages with its versions; `new` makes one. */
export const ContentScreen = () => {
  const { kind = '', contentId = '' } = useParams();
  if (!isWrittenKind(kind)) return <UnknownScreen />;
  return contentId === 'new' ? (
    <New key={kind} kind={kind} />
  ) : (
    <Existing contentId={contentId} key={`${kind} ${contentId}`} kind={kind} />
  );
};
