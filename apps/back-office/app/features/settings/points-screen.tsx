import { lazy } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { Panel } from '../../parts/panel.tsx';
import { useCall } from '../../provider-client/use-call.ts';
import { Answered } from './answered.tsx';
import { SettingsFrame } from './settings-frame.tsx';

const CampaignsPanel = lazy(async () => ({
  default: (await import('./campaigns/campaigns-panel.tsx')).CampaignsPanel,
}));
const PointsForm = lazy(async () => ({ default: (await import('./points-form.tsx')).PointsForm }));

/** What points are worth, and what earns them. */
export const PointsScreen = () => {
  const texts = useTexts('settings');
  const answer = useCall('desk/reward-rates');
  return (
    <SettingsFrame help={texts.points.help}>
      <Answered answer={answer}>
        {(rates) => (
          <div className="grid max-w-xl gap-4">
            <Panel title={texts.parts.points}>
              <PointsForm rates={rates} />
            </Panel>
            <CampaignsPanel />
          </div>
        )}
      </Answered>
    </SettingsFrame>
  );
};
