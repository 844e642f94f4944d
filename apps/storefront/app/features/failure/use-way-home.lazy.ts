import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { showNotification } from '../../shop/page/notification-state.ts';

/**
 * For a page that is neither on the device nor reachable: shows a notification and navigates to the home
 * page (spec 1 §8). Stays on the home page itself, and on the search page, whose term would be lost.
 */
export const useWayHome = (): void => {
  const { notAvailableOffline } = useTexts('pageFailure');
  const { ok } = useTexts('shell');
  const { code } = useStoreView();
  const home = paths.home(code);
  const search = paths.search(code);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if ([home, search].includes(pathname.replace(/\/$/, ''))) return;
    showNotification({ type: 'error', message: notAvailableOffline, action1: { label: ok } });
    void navigate(home, { replace: true });
  }, [home, navigate, notAvailableOffline, ok, pathname, search]);
};
