import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-desk.ts';
import { useAmountText } from '../../../parts/amount.tsx';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { useCall } from '../../../provider-client/use-call.ts';
import { campaignTyped, type CampaignValues } from './campaign-values.ts';

const Preview = ({ campaign, campaignId }: { campaign: string; campaignId: string }) => {
  const { campaigns: texts } = useTexts('settings');
  const amountText = useAmountText();
  const { data, isError, error, refetch } = useCall('desk/preview-points-campaign', {
    query: { campaign, campaignId },
  });
  if (isError) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  if (data === null) return <p>{texts.nobody}</p>;
  return (
    <>
      <p className="font-semibold">
        {texts.earns(amountText(data.amount, data.unit), data.points, data.regular_points)}
      </p>
      <p>{texts.products(data.products)}</p>
      {data.others.length > 0 && <p className="text-ink-soft">{texts.others(data.others.join(' · '))}</p>}
    </>
  );
};

/** What the campaign of the form above would do, before it is saved. */
export const CampaignPreview = ({ id }: { id: number | null }) => {
  const { campaigns: texts } = useTexts('settings');
  const values = useWatch() as CampaignValues;
  const typed = campaignTyped(values);
  const campaign = useDeferredValue(typed === null ? '' : JSON.stringify(typed));
  return (
    <section aria-live="polite" className="grid gap-1 rounded-card bg-sunken/50 p-3">
      <h3 className="font-medium">{texts.preview}</h3>
      {campaign === '' ? (
        <p className="text-ink-soft">{texts.unfinished}</p>
      ) : (
        <Preview campaign={campaign} campaignId={id === null ? '' : String(id)} />
      )}
    </section>
  );
};
