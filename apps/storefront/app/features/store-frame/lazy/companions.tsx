import { StoreOffer } from './store-offer.tsx';
import { Toasts } from './toasts.tsx';
import { useDeviceNotices } from './use-device-notices.ts';
import { useFollowedTheme } from './use-followed-theme.ts';

/** What accompanies the shopper from page to page once the page lives. */
export const Companions = () => {
  useDeviceNotices();
  useFollowedTheme();
  return (
    <>
      <StoreOffer />
      <Toasts />
    </>
  );
};
