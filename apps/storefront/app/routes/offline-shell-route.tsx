import { PageSkeleton } from '../features/store-frame/page-skeleton.lazy.tsx';
import { useTexts } from '../i18n/texts.tsx';

/** What the service worker serves to any address while offline: the frame, and the room of the page to come. */
const OfflineShellRoute = () => {
  const { shopName } = useTexts('shell');
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
