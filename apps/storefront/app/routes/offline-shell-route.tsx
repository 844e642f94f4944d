import { PageSkeleton } from '../features/store-frame/page-skeleton.lazy.tsx';
import { useShopName } from '../shop/page/use-shop-name.ts';

/**
 * Page that the service worker serves for any address while offline: the frame, with a placeholder for the
 * page.
 */
const OfflineShellRoute = () => {
  const shopName = useShopName();
  return (
    <div data-offline-shell>
      <title>{shopName}</title>
      <meta content="noindex" name="robots" />
      <h1 className="sr-only">{shopName}</h1>
      <PageSkeleton shape="listing" />
    </div>
  );
};
export default OfflineShellRoute;
