import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useFrame } from '../../shop/frame-context.ts';
import { afterFirstLook } from './after-first-look.ts';
import type { PageShape } from './lazy/page-skeleton.tsx';
import { pageShapeOf } from './page-shape.ts';

/** Milliseconds after which a wait is felt. */
const patience = 300;

type Awaited = { pathname: string; Skeleton: ComponentType<{ shape: PageShape }> };

const fetchSkeleton = () => import('./lazy/page-skeleton.tsx');

/** The address of another page that has kept the shopper waiting, with what fills its room; a new order of the same page is no other. */
const useAwaited = (): Awaited | null => {
  const { location, state } = useNavigation();
  const { pathname } = useLocation();
  const coming = state === 'loading' && location.pathname !== pathname ? location.pathname : null;
  const [awaited, setAwaited] = useState<Awaited | null>(null);
  useEffect(() => {
    if (coming === null) return undefined;
    let isComing = true;
    const show = ({ PageSkeleton }: { PageSkeleton: Awaited['Skeleton'] }) => {
      if (!isComing) return;
      scrollTo(0, 0);
      setAwaited({ pathname: coming, Skeleton: PageSkeleton });
    };
    // Without it the page before stands until the next has come.
    const timer = setTimeout(() => void fetchSkeleton().then(show).catch(() => undefined), patience);
    return () => {
      isComing = false;
      clearTimeout(timer);
      setAwaited(null);
    };
  }, [coming]);
  return awaited?.pathname === coming ? awaited : null;
};

/** The page, or the room of the next one once the shopper has waited for it. The page stays as it was until then, should the next never come. */
export const PageRoom = ({ children }: { children: ReactNode }) => {
  const { code } = useStoreView();
  const { menu } = useFrame();
  const awaited = useAwaited();
  useEffect(() => void afterFirstLook().then(fetchSkeleton).catch(() => undefined), []);
  return (
    <>
      {awaited !== null && (
        <div className="[--felt:0ms]">
          <awaited.Skeleton shape={pageShapeOf(awaited.pathname, code, menu)} />
        </div>
      )}
      <div className={awaited === null ? 'contents' : 'hidden'}>
        {children}
      </div>
    </>
  );
};
