// @chunk shell
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { afterFirstLook } from './after-first-look.ts';

/** Milliseconds after which the placeholder of the next page is shown. */
const patience = 300;

type Awaited = { pathname: string; Page: ComponentType<{ pathname: string }> };

const fetchAwaitedPage = () => import('./awaited-page.lazy.tsx');

/**
 * Returns the path of a page that has been loading for longer than that, with its placeholder; null for a
 * change of parameters on the same page.
 */
const useAwaited = (): Awaited | null => {
  const { location, state } = useNavigation();
  const { pathname } = useLocation();
  const coming = state === 'loading' && location.pathname !== pathname ? location.pathname : null;
  const [awaited, setAwaited] = useState<Awaited | null>(null);
  useEffect(() => {
    if (coming === null) return undefined;
    let isComing = true;
    const show = ({ AwaitedPage }: { AwaitedPage: Awaited['Page'] }) => {
      if (isComing) setAwaited({ pathname: coming, Page: AwaitedPage });
    };
    // If the placeholder fails to load, the previous page stays until the next has loaded.
    const timer = setTimeout(
      () =>
        void fetchAwaitedPage()
          .then(show)
          .catch(() => undefined),
      patience,
    );
    return () => {
      isComing = false;
      clearTimeout(timer);
      setAwaited(null);
    };
  }, [coming]);
  return awaited?.pathname === coming ? awaited : null;
};

/**
 * Renders the page and, after a wait, the placeholder of the next one over it. The page and its scroll
 * position are kept in case the next one never loads.
 */
export const PageArea = ({ children }: { children: ReactNode }) => {
  const awaited = useAwaited();
  useEffect(
    () =>
      void afterFirstLook()
        .then(fetchAwaitedPage)
        .catch(() => undefined),
    [],
  );
  return (
    <>
      {awaited !== null && (
        <div className="fixed inset-x-0 top-(--header) bottom-0 z-25 overflow-hidden bg-ground [--felt:0ms]">
          <awaited.Page pathname={awaited.pathname} />
        </div>
      )}
      <div className="contents" inert={awaited !== null}>
        {children}
      </div>
    </>
  );
};
