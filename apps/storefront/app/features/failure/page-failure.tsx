import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Gone, NotFound } from './not-found.tsx';
import { OfflineFailure } from './offline-failure.tsx';
import { ServerFailure } from './server-failure.tsx';

const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;

/** What stands in the frame instead of a page that could not be shown. */
export const PageFailure = () => {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (isRouteErrorResponse(error) && error.status === 410) return <Gone />;
  return isOffline() ? <OfflineFailure /> : <ServerFailure />;
};
