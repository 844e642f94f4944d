import { StoreOffer } from './store-offer.tsx';
import { Toasts } from './toasts.tsx';
import { useDeviceNotices } from './use-device-notices.ts';

/** What accompanies the shopper from page to page once the page lives. */
export const Companions = () => {
  useDeviceNotices();
  return (
    <>
      <StoreOffer />
      <Toasts />
    </>
  );
};
