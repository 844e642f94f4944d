import { useTexts } from '../../i18n/use-desk.ts';
import { useMomentText } from '../../parts/time/moment.tsx';
import type { ContentDetail } from './written-content.ts';

const tones = { draft: 'bg-warning', published: 'bg-success', scheduled: 'bg-accent' } as const;

/** Whether shoppers read it, and what is to come: a dot and a word. */
export const ContentState = ({
  record: { state, has_draft: hasDraft, publish_at: publishAt },
}: {
  record: Pick<ContentDetail, 'state' | 'has_draft' | 'publish_at'>;
}) => {
  const texts = useTexts('content');
  const momentText = useMomentText();
  const shown = state === 'draft' && publishAt !== null ? 'scheduled' : state;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${tones[shown]}`} />
      <span>{texts.states[shown]}</span>
      {publishAt !== null ? (
        <span className="text-sm text-ink-soft">{texts.publishedAt(momentText(publishAt))}</span>
      ) : (
        hasDraft && <span className="text-sm text-ink-soft">{texts.newerDraft}</span>
      )}
    </span>
  );
};
