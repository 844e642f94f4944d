import { lazy } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { Panel } from '../../parts/panel.tsx';
import { useCall } from '../../provider-client/use-call.ts';
import { Answered } from './answered.tsx';
import { SettingsFrame } from './settings-frame.tsx';

const PointsForm = lazy(async () => ({ default: (await import('./points-form.tsx')).PointsForm }));

/** What points are worth, and what earns them. */
export const PointsScreen = () => {
  const texts = useTexts('settings');
  const answer = useCall('desk/reward-rates');
  return (
    <SettingsFrame help={texts.points.help}>
      <Answered answer={answer}>
        {(rates) => (
          <div className="max-w-xl">
            <Panel title={texts.parts.points}>
              <PointsForm rates={rates} />
            </Panel>
          </div>
        )}
      </Answered>
    </SettingsFrame>
  );
};
