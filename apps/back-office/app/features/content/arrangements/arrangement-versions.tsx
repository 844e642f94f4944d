import type { Arrangement, ArrangementName } from '@dijla/contract/arrangements';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { useCall } from '../../../provider-client/use-call.ts';
import { Words } from '../versions/difference.tsx';
import { VersionLine } from '../versions/versions-panel.tsx';
import { type ArrangementDetail, linesOf } from './arranged-values.ts';

type Restore = (number: number, arrangement: Arrangement) => void;

const of = (name: ArrangementName, number: number) => ({ params: { name, number: String(number) } });

type Shown = { name: ArrangementName; number: number };

/** What a version changed of the one before it. */
const Changed = ({ name, number }: Shown) => {
  const texts = useTexts('content');
  const version = useCall('desk/arrangement-version', of(name, number));
  const earlier = useCall('desk/arrangement-version', of(name, number - 1), { isOff: number === 1 });
  const after = version.data?.number === number ? version.data.arrangement : undefined;
  const before = earlier.data?.number === number - 1 ? earlier.data.arrangement : undefined;
  if (version.isError) return <FailureNote error={version.error} onRetry={() => void version.refetch()} />;
  if (number === 1) return <p>{texts.firstVersion}</p>;
  if (!before || !after) return <Skeleton className="h-40 w-full" />;
  return (
    <div dir="auto">
      <Words after={linesOf(after).join('\n')} before={linesOf(before).join('\n')} />
    </div>
  );
};

/** A version, and the way back to it. */
const VersionSheet = ({
  name,
  number,
  onClose,
  onRestore,
}: Shown & { onClose: () => void; onRestore: Restore }) => {
  const texts = useTexts('content');
  const { close } = useTexts('common');
  const { data } = useCall('desk/arrangement-version', of(name, number));
  const restored = data?.number === number ? data.arrangement : undefined;
  return (
    <Sheet
      closeLabel={close}
      footer={
        restored && (
          <button
            className={deskButton.primary}
            onClick={() => {
              onRestore(number, restored);
              onClose();
            }}
            type="button"
          >
            {texts.restore}
          </button>
        )
      }
      from="end"
      onClose={onClose}
      title={texts.compareTitle(number)}
    >
      <div className="p-4">
        <Changed name={name} number={number} />
      </div>
    </Sheet>
  );
};

/** Every version of what is arranged, with who saved it and when. */
export const ArrangementVersions = ({
  detail: { name, versions },
  onRestore,
}: {
  detail: ArrangementDetail;
  onRestore: Restore;
}) => {
  const texts = useTexts('content');
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <Panel title={texts.versions}>
      {versions.length === 0 ? (
        <p className="text-ink-soft">{texts.noVersions}</p>
      ) : (
        <ul className="max-h-96 overflow-y-auto">
          {versions.map((version) => (
            <VersionLine key={version.number} onOpen={() => setOpened(version.number)} version={version} />
          ))}
        </ul>
      )}
      {opened !== null && (
        <VersionSheet
          key={opened}
          name={name}
          number={opened}
          onClose={() => setOpened(null)}
          onRestore={onRestore}
        />
      )}
    </Panel>
  );
};
