import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { dayOfInstant } from '../../../parts/time/day-instant.ts';
import { dayText } from '../../../parts/time/day-text.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { useCall } from '../../../provider-client/use-call.ts';
import { Answered } from '../answered.tsx';
import type { Campaign } from './campaign-values.ts';

const CampaignSheet = lazy(async () => ({ default: (await import('./campaign-sheet.tsx')).CampaignSheet }));

const hundredths = 100;

const Row = ({ campaign, onOpen }: { campaign: Campaign; onOpen: () => void }) => {
  const { campaigns: texts } = useTexts('settings');
  const { name, factor, from_at: from, until_at: until, is_active: isActive } = campaign;
  const days = [dayOfInstant(from, { isEnd: false }), dayOfInstant(until, { isEnd: true })].map(dayText);
  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <span className="min-w-0">
        <bdi className="font-medium">{name}</bdi>
        <span className="block text-sm text-ink-soft">
          {texts.times(factor / hundredths)} · {days.join(' – ')}
          {!isActive && ` · ${texts.off}`}
        </span>
      </span>
      <button className={deskButton.quiet} onClick={onOpen} type="button">
        {texts.change(name)}
      </button>
    </li>
  );
};

/** Campaigns in which goods earn more points. */
export const CampaignsPanel = () => {
  const { campaigns: texts } = useTexts('settings');
  const answer = useCall('desk/points-campaigns');
  const [open, setOpen] = useState<Campaign | 'new' | null>(null);
  return (
    <Panel title={texts.title}>
      <p className="pb-2 text-ink-soft">{texts.help}</p>
      <Answered answer={answer}>
        {({ items, ...choices }) => (
          <>
            <ul className="divide-y divide-line">
              {items.map((campaign) => (
                <Row campaign={campaign} key={campaign.id} onOpen={() => setOpen(campaign)} />
              ))}
            </ul>
            <button className={deskButton.plain} onClick={() => setOpen('new')} type="button">
              <DeskIcon name="plus" />
              {texts.add}
            </button>
            <Suspense>
              {open !== null && (
                <CampaignSheet
                  campaign={open === 'new' ? null : open}
                  choices={choices}
                  onClose={() => setOpen(null)}
                />
              )}
            </Suspense>
          </>
        )}
      </Answered>
    </Panel>
  );
};
