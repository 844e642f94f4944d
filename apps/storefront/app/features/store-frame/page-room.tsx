import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useFrame } from '../../shop/frame-context.ts';
import { PageSkeleton } from './frame-parts.tsx';
import { pageShapeOf } from './page-shape.ts';

/** Milliseconds after which a wait is felt. */
const patience = 300;

/** The address of another page that has kept the shopper waiting; a new order of the same page is no other. */
const useAwaited = (): string | null => {
  const { location, state } = useNavigation();
  const { pathname } = useLocation();
  const coming = state === 'loading' && location.pathname !== pathname ? location.pathname : null;
  const [awaited, setAwaited] = useState<string | null>(null);
  useEffect(() => {
    if (coming === null) return undefined;
    const timer = setTimeout(() => {
      scrollTo(0, 0);
      setAwaited(coming);
    }, patience);
    return () => {
      clearTimeout(timer);
      setAwaited(null);
    };
  }, [coming]);
  return awaited === coming ? awaited : null;
};

/** The page, or the room of the next one once the shopper has waited for it. The page stays as it was until then, should the next never come. */
export const PageRoom = ({ children }: { children: ReactNode }) => {
  const { code } = useStoreView();
  const { menu } = useFrame();
  const awaited = useAwaited();
  return (
    <>
      {awaited !== null && <PageSkeleton shape={pageShapeOf(awaited, code, menu)} />}
      <div className={awaited === null ? 'contents' : 'hidden'}>
        {children}
      </div>
    </>
  );
};
