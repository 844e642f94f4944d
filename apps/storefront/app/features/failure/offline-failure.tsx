import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shop/page-head.tsx';
import { showNotification } from '../../shop/notification-store.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RiverPicture } from '../../ui/river-picture.tsx';

/**
 * A page that is neither on the device nor to be had: the shopper is told and taken home (spec 1 §8), unless home itself
 * is what is missing.
 */
export const OfflineFailure = () => {
  const texts = useTexts('shell');
  const home = paths.home(useStoreView().code);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (pathname.replace(/\/$/, '') === home) return;
    showNotification({ type: 'error', message: texts.notAvailableOffline, action1: { label: texts.ok } });
    void navigate(home, { replace: true });
  }, [home, navigate, pathname, texts]);
  return (
    <>
      <PageHead canonicalPath={null} title={texts.offlineTitle} />
      <EmptyState picture={<RiverPicture floating="box" />} text={texts.offlineText} title={texts.offlineTitle}>
        <a className={buttonStyle.primary} href={pathname}>
          {texts.tryAgain}
        </a>
      </EmptyState>
    </>
  );
};
