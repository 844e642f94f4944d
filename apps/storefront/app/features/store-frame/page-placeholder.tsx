// @chunk shell
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { afterFirstLook } from './after-first-look.ts';

/** Milliseconds after which a wait is felt. */
const patience = 300;

type Awaited = { pathname: string; Page: ComponentType<{ pathname: string }> };

const fetchAwaitedPage = () => import('./awaited-page.lazy.tsx');

/** The address of another page that has kept the shopper waiting, with what fills its room; a new order of the same page is no other. */
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
    // Without it the page before stands until the next has come.
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

/** The page, and over it the room of the next one once the shopper has waited for it. The page and its place stay as they were, should the next never come. */
export const PagePlaceholder = ({ children }: { children: ReactNode }) => {
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
