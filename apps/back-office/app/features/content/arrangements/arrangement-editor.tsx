import type { ArrangementName } from '@dijla/contract/arrangements';
import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { useMomentText } from '../../../parts/time/moment.tsx';
import { useCall } from '../../../provider-client/use-call.ts';
import { PreviewFrames, PreviewShell, renewedAfter } from '../preview-panel.tsx';
import { ArrangementForm, type Restored } from './arrangement-form.tsx';
import { ArrangementVersions } from './arrangement-versions.tsx';
import type { ArrangementDetail } from './arranged-values.ts';
import type { ExtensionKind } from './extension-values.ts';

type Fields = (detail: ArrangementDetail, kinds: readonly ExtensionKind[]) => ReactNode;

/** Says how it stands: by itself, with a draft, or with one that waits. */
const State = ({
  detail: { is_arranged: isArranged, has_draft: hasDraft, publish_at: at },
}: {
  detail: ArrangementDetail;
}) => {
  const texts = useTexts('arrangements');
  const momentText = useMomentText();
  const said =
    at !== null
      ? texts.waitsUntil(momentText(at))
      : hasDraft
        ? texts.draftWaits
        : isArranged
          ? null
          : texts.unarranged;
  return said && <p className="rounded-card bg-sunken p-3">{said}</p>;
};

const Preview = ({ name }: { name: ArrangementName }) => (
  <PreviewFrames
    answer={useCall('desk/arrangement-preview', { params: { name } }, { everyMs: renewedAfter })}
  />
);

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

/** It as it was when it was opened or last changed here; a colleague's later version is told. */
const Opened = ({
  latest,
  kinds,
  fields,
  onReload,
}: {
  latest: ArrangementDetail;
  kinds: readonly ExtensionKind[];
  fields: Fields;
  onReload: () => void;
}) => {
  const client = useQueryClient();
  const [detail, setDetail] = useState(latest);
  const [restored, setRestored] = useState<Restored | null>(null);
  const [begins, setBegins] = useState(0);
  const [here, newest] = [detail, latest].map(({ versions }) => versions[0]?.number ?? 0);
  const beginAgain = (next: ArrangementDetail, from: Restored | null): void => {
    setDetail(next);
    setRestored(from);
    setBegins((before) => before + 1);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {(newest ?? 0) > (here ?? 0) && <Newer onReload={onReload} />}
      <State detail={detail} />
      <ArrangementForm
        detail={detail}
        key={begins}
        kinds={kinds}
        onSaved={(saved) => {
          setDetail(saved);
          setRestored(null);
          void client.invalidateQueries();
        }}
        onTheirs={(theirs) => beginAgain(theirs, null)}
        restored={restored}
      >
        {fields(detail, kinds)}
      </ArrangementForm>
      <PreviewShell>
        <Preview name={detail.name} />
      </PreviewShell>
      <ArrangementVersions
        detail={detail}
        onRestore={(number, arrangement) => beginAgain(detail, { number, arrangement })}
      />
    </div>
  );
};

/** What is arranged under a name, with its preview and its versions. */
export const ArrangementEditor = ({ name, fields }: { name: ArrangementName; fields: Fields }) => {
  const [loads, setLoads] = useState(0);
  const { data, error, refetch } = useCall('desk/arrangement', { params: { name } });
  const kinds = useCall('desk/block-kinds');
  const failure = error ?? kinds.error;
  const askAgain = (): void => {
    void refetch();
    void kinds.refetch();
  };
  if (data === undefined || data.name !== name || kinds.data === undefined)
    return failure !== null ? (
      <FailureNote error={failure} onRetry={askAgain} />
    ) : (
      <Skeleton className="h-96 w-full" />
    );
  return (
    <Opened
      fields={fields}
      key={`${data.name} ${loads}`}
      kinds={kinds.data.items}
      latest={data}
      onReload={() => setLoads((before) => before + 1)}
    />
  );
};
