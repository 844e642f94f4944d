import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { Moment } from '../../../parts/time/moment.tsx';
import { Panel } from '../../../parts/panel.tsx';
import type { ContentDetail, ContentTexts, ContentVersion } from '../written-content.ts';

const VersionSheet = lazy(async () => ({ default: (await import('./version-sheet.tsx')).VersionSheet }));

export const VersionLine = ({ version, onOpen }: { version: ContentVersion; onOpen: () => void }) => {
  const texts = useTexts('content');
  const { number, saved_by, saved_at, restored, published_at } = version;
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-t border-line py-1.5 first:border-t-0">
      <span className="font-medium">{texts.version(number)}</span>
      <span className="min-w-0 flex-1 text-sm text-ink-soft">
        {saved_by === null ? texts.imported : <bdi>{saved_by}</bdi>} · <Moment at={saved_at} />
        {published_at !== null && ` · ${texts.states.published}`}
        {restored !== null && ` · ${texts.versionOf(restored)}`}
      </span>
      <button
        aria-label={`${texts.compare} · ${texts.version(number)}`}
        className={deskButton.plain}
        onClick={onOpen}
        type="button"
      >
        {texts.compare}
      </button>
    </li>
  );
};

/** Every version of a record, with who saved it and when. */
export const VersionsPanel = ({
  detail,
  onRestore,
}: {
  detail: ContentDetail;
  onRestore: (number: number, texts: ContentTexts) => void;
}) => {
  const texts = useTexts('content');
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <Panel title={texts.versions}>
      {detail.versions.length === 0 ? (
        <p className="text-ink-soft">{texts.noVersions}</p>
      ) : (
        <ul className="max-h-96 overflow-y-auto">
          {detail.versions.map((version) => (
            <VersionLine key={version.number} onOpen={() => setOpened(version.number)} version={version} />
          ))}
        </ul>
      )}
      {opened !== null && (
        <Suspense>
          <VersionSheet
            detail={detail}
            key={opened}
            number={opened}
            onClose={() => setOpened(null)}
            onRestore={onRestore}
          />
        </Suspense>
      )}
    </Panel>
  );
};
