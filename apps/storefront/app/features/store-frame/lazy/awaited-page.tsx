import { useStoreView } from '../../../i18n/store-context.ts';
import { useFrame } from '../../../shop/frame-context.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { pageShapeOf } from './page-shape.ts';

/** The room of the page at an address that is still coming. */
export const AwaitedPage = ({ pathname }: { pathname: string }) => {
  const { code } = useStoreView();
  const { menu } = useFrame();
  return <PageSkeleton shape={pageShapeOf(pathname, code, menu)} />;
};
