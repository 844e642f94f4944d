import { lazy } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { Panel } from '../../parts/panel.tsx';
import { useCall } from '../../provider-client/use-call.ts';
import { Answered } from './answered.tsx';
import { SettingsFrame } from './settings-frame.tsx';

const RulesForm = lazy(async () => ({ default: (await import('./rules-form.tsx')).RulesForm }));

/** How many unpaid orders a buyer may have, what they may hold of a product, and until when goods come back. */
export const RulesScreen = () => {
  const texts = useTexts('settings');
  const answer = useCall('desk/order-rules');
  return (
    <SettingsFrame help={texts.helpRules}>
      <Answered answer={answer}>
        {(rules) => (
          <div className="max-w-xl">
            <Panel title={texts.parts.rules}>
              <RulesForm rules={rules} />
            </Panel>
          </div>
        )}
      </Answered>
    </SettingsFrame>
  );
};
