import { useStoreView } from '../../i18n/store-context.ts';
import { useFrame } from '../../shop/page/frame-context.ts';
import { PageSkeleton } from './page-skeleton.lazy.tsx';
import { pageShapeOf } from './page-shape.lazy.ts';

/** Placeholder of the page at an address that is still loading. */
export const AwaitedPage = ({ pathname }: { pathname: string }) => {
  const { code } = useStoreView();
  const { menu } = useFrame();
  return <PageSkeleton shape={pageShapeOf(pathname, code, menu)} />;
};
