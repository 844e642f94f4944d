import { lazy } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { Moment } from '../../parts/moment.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useCall } from '../../provider-client/use-call.ts';
import { Answered } from './answered.tsx';
import { SettingsFrame } from './settings-frame.tsx';

const RateForm = lazy(async () => ({ default: (await import('./rate-form.tsx')).RateForm }));

/** The rate by which prices follow the other currency; what changes is shown before it is saved. */
export const RateScreen = () => {
  const texts = useTexts('settings');
  const answer = useCall('desk/exchange-rate', {}, { everyMs: 15_000 });
  return (
    <SettingsFrame help={texts.helpRate}>
      <Answered answer={answer}>
        {(rate) => (
          <div className="max-w-2xl">
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
          </div>
        )}
      </Answered>
    </SettingsFrame>
  );
};
