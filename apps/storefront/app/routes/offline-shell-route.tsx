import { PageSkeleton } from '../features/store-frame/page-skeleton.tsx';

/** What the service worker serves to any address while offline: the frame, and the room of the page to come. */
const OfflineShellRoute = () => (
  <div data-offline-shell>
    <meta content="noindex" name="robots" />
    <PageSkeleton />
  </div>
);
export default OfflineShellRoute;
