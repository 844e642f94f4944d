import { PageSkeleton } from '../features/store-frame/lazy/page-skeleton.tsx';

/** What the service worker serves to any address while offline: the frame, and the room of the page to come. */
const OfflineShellRoute = () => (
  <div data-offline-shell>
    <meta content="noindex" name="robots" />
    <PageSkeleton shape="listing" />
  </div>
);
export default OfflineShellRoute;
