import { AskBeforeSending } from './notices/ask-before-sending.lazy.tsx';
import { Captcha } from './captcha/captcha.lazy.tsx';
import { StoreOffer } from './header/store-offer.lazy.tsx';
import { Toasts } from './notices/toasts.lazy.tsx';
import { useDeviceNotices } from './notices/use-device-notices.lazy.ts';
import { useSlimAge } from './notices/use-slim-age.lazy.ts';
import { useFollowedCardDays } from './use-followed-card-days.lazy.ts';
import { useDisplayCurrency } from './settings/use-display-currency.lazy.ts';
import { useAffiliateVisit } from './use-affiliate-visit.lazy.ts';
import { useMarks } from './use-marks.lazy.ts';
import { useFollowedTheme } from './settings/use-followed-theme.lazy.ts';

/** Parts that persist across pages once the page has hydrated. */
export const Companions = () => {
  useDeviceNotices();
  useSlimAge();
  useFollowedTheme();
  useDisplayCurrency();
  useFollowedCardDays();
  useMarks();
  useAffiliateVisit();
  return (
    <>
      <StoreOffer />
      <Toasts />
      <Captcha />
      <AskBeforeSending />
    </>
  );
};
