import { lazy } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { Answered } from './answered.tsx';
import { SettingsFrame } from './settings-frame.tsx';

const ShopForm = lazy(async () => ({ default: (await import('./shop-form.tsx')).ShopForm }));

/** Name, colors, contacts and legal facts of the shop. */
export const ShopScreen = () => {
  const texts = useTexts('settings');
  const answer = useCall('desk/shop');
  return (
    <SettingsFrame help={texts.helpShop}>
      <Answered answer={answer}>
        {(shop) => (
          <div className="max-w-3xl">
            <ShopForm shop={shop} />
          </div>
        )}
      </Answered>
    </SettingsFrame>
  );
};
