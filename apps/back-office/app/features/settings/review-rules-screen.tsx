import { lazy } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { Panel } from '../../parts/panel.tsx';
import { useCall } from '../../provider-client/use-call.ts';
import { Answered } from './answered.tsx';
import { SettingsFrame } from './settings-frame.tsx';

const ReviewRulesForm = lazy(async () => ({
  default: (await import('./review-rules-form.tsx')).ReviewRulesForm,
}));

/** When buyers are asked for a review, and what reviews give stars for. */
export const ReviewRulesScreen = () => {
  const texts = useTexts('settings');
  const answer = useCall('desk/review-rules');
  return (
    <SettingsFrame help={texts.reviews.help}>
      <Answered answer={answer}>
        {(rules) => (
          <div className="max-w-xl">
            <Panel title={texts.parts.reviews}>
              <ReviewRulesForm rules={rules} />
            </Panel>
          </div>
        )}
      </Answered>
    </SettingsFrame>
  );
};
