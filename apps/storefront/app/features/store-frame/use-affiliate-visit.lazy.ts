import { whenIdle } from '@dijla/ui-kit/hooks/when-idle.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Milliseconds after a page's start and after a navigation (spec 1 §9). */
const [afterStart, afterNavigation] = [1000, 500];

/** Looks for a partner's link after the start of a page and after navigations; what that takes comes only where there is one. */
export const useAffiliateVisit = (): void => {
  const { pathname, search } = useLocation();
  const wait = useRef(afterStart);
  useEffect(() => {
    const timer = setTimeout(() => {
      wait.current = afterNavigation;
      if (/[?&]affiliate=/.test(`${pathname}${search}`) || document.cookie.includes('affiliateVisitor='))
        whenIdle(
          () =>
            void import('../../shop/affiliate/follow-visit.lazy.ts')
              .then(({ followVisit }) => followVisit())
              .catch(() => undefined),
        );
    }, wait.current);
    return () => clearTimeout(timer);
  }, [pathname, search]);
};
