import type { DeskResult } from '@dijla/contract/desk-client';
import { type Language, storeViews } from '@dijla/contract/store-views';
import { Segmented } from '@dijla/ui-kit/fields/segmented.tsx';
import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useDeskLanguage, useOwnLanguagesFirst, useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useCall } from '../../provider-client/use-call.ts';
import type { ContentDetail } from './written-content.ts';

type Width = 'phone' | 'wide';

const widths: Readonly<Record<Width, string>> = { phone: 'w-[24.375rem] max-w-full', wide: 'w-7xl' };

/** Milliseconds after which addresses are asked for anew, before those at hand end. */
export const renewedAfter = 10 * 60_000;

/** A page of the store as a screen of this width shows it. */
const Frame = ({ url, language, width }: { url: string; language: Language; width: Width }) => {
  const texts = useTexts('content');
  return (
    <>
      <div className="overflow-x-auto">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the store itself, which needs its scripts and its storage */}
        <iframe
          className={`mx-auto h-[44rem] rounded-card bg-surface inset-ring-1 inset-ring-line ${widths[width]}`}
          key={url}
          src={url}
          title={`${texts.preview} · ${storeViews[language].name}`}
        />
      </div>
      <a className={`${deskButton.plain} justify-self-start`} href={url} rel="noopener" target="_blank">
        {texts.previewApart}
      </a>
    </>
  );
};

/** Addresses of the newest version in the store, asked for anew before they end. */
export type PreviewAnswer = UseQueryResult<DeskResult<'desk/content-preview'>>;

export const PreviewFrames = ({ answer }: { answer: PreviewAnswer }) => {
  const texts = useTexts('content');
  const ordered = useOwnLanguagesFirst();
  const { store } = useDeskLanguage();
  const [language, setLanguage] = useState<Language>(store.code);
  const [width, setWidth] = useState<Width>('phone');
  const name = useId();
  const page = answer.data?.pages.find((each) => each.language === language);
  if (answer.isError) return <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />;
  if (page === undefined) return <Skeleton className="h-96 w-full" />;
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Segmented
          legend={texts.languageTabs}
          name={`${name}-language`}
          onChange={setLanguage}
          segments={ordered.map((each) => ({ value: each, label: storeViews[each].name }))}
          value={language}
        />
        <Segmented
          legend={texts.previewWidth}
          name={`${name}-width`}
          onChange={setWidth}
          segments={[
            { value: 'phone', label: texts.previewPhone },
            { value: 'wide', label: texts.previewWide },
          ]}
          value={width}
        />
      </div>
      <Frame language={language} url={page.url} width={width} />
    </div>
  );
};

const ContentPreview = ({ detail: { kind, id } }: { detail: ContentDetail }) => {
  const answer = useCall(
    'desk/content-preview',
    { params: { kind, contentId: String(id) } },
    { everyMs: renewedAfter },
  );
  return <PreviewFrames answer={answer} />;
};

/** What was saved last, in the store itself: in each language, as a phone and a wide screen show it. */
export const PreviewShell = ({ children }: { children: ReactNode }) => {
  const texts = useTexts('content');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel
      aside={
        <button className={deskButton.quiet} onClick={() => setIsOpen((before) => !before)} type="button">
          {isOpen ? texts.closePreview : texts.openPreview}
        </button>
      }
      title={texts.preview}
    >
      {isOpen ? children : <p className="text-ink-soft">{texts.previewHint}</p>}
    </Panel>
  );
};

/** The preview of a record of content. */
export const PreviewPanel = ({ detail }: { detail: ContentDetail }) => (
  <PreviewShell>
    <ContentPreview detail={detail} />
  </PreviewShell>
);
