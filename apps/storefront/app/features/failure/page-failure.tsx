// @chunk shell
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { type FailureKind, FailureScreen } from './failure-part.tsx';

/** Node has a `navigator` too, which says nothing of a connection. */
const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

const kindOf = (error: unknown): FailureKind => {
  if (isRouteErrorResponse(error) && error.status === 404) return 'not-found';
  if (isRouteErrorResponse(error) && error.status === 410) return 'gone';
  return isOffline() ? 'offline' : 'error';
};

/** What stands in the frame instead of a page that could not be shown. */
export const PageFailure = () => <FailureScreen kind={kindOf(useRouteError())} />;
