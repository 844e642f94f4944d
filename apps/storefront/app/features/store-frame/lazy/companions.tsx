import { StoreOffer } from './store-offer.tsx';
import { Toasts } from './toasts.tsx';
import { useDeviceNotices } from './use-device-notices.ts';
import { useFollowedCardDays } from './use-followed-card-days.ts';
import { useFollowedTheme } from './use-followed-theme.ts';

/** What accompanies the shopper from page to page once the page lives. */
export const Companions = () => {
  useDeviceNotices();
  useFollowedTheme();
  useFollowedCardDays();
  return (
    <>
      <StoreOffer />
      <Toasts />
    </>
  );
};
