import { lazy } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { Moment } from '../../parts/time/moment.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useCall } from '../../provider-client/use-call.ts';
import { Answered } from './answered.tsx';
import { SettingsFrame } from './settings-frame.tsx';

const PayableForm = lazy(async () => ({ default: (await import('./payment/payable-form.tsx')).PayableForm }));
const RateForm = lazy(async () => ({ default: (await import('./rate-form.tsx')).RateForm }));

/** The rate by which prices follow the other currency; what changes is shown before it is saved. */
export const RateScreen = () => {
  const texts = useTexts('settings');
  const answer = useCall('desk/exchange-rate', {}, { everyMs: 15_000 });
  const payable = useCall('desk/payable');
  return (
    <SettingsFrame help={texts.helpRate}>
      <Answered answer={answer}>
        {(rate) => (
          <div className="grid max-w-2xl gap-4">
            <Panel
              aside={
                <span className="text-sm text-ink-soft">
                  {rate.is_applied ? texts.rateSince : texts.rateWaits} <Moment at={rate.since} />
                </span>
              }
              title={texts.parts.rate}
            >
              <RateForm key={rate.rate + rate.step} rate={rate} />
            </Panel>
            <Answered answer={payable}>
              {(standing) => (
                <Panel title={texts.payable}>
                  <p className="pb-3 text-ink-soft">{texts.payableText}</p>
                  <PayableForm key={JSON.stringify(standing.stores)} payable={standing} />
                </Panel>
              )}
            </Answered>
          </div>
        )}
      </Answered>
    </SettingsFrame>
  );
};
