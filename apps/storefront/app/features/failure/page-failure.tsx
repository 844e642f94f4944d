// @chunk shell
import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { FailureKind } from './failure-kind.ts';
import { FailureScreen } from './failure-part.tsx';

/** Node also has a `navigator`, but without `onLine`. */
const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

const kindOf = (error: unknown): FailureKind => {
  if (isRouteErrorResponse(error) && error.status === 404) return 'not-found';
  if (isRouteErrorResponse(error) && error.status === 410) return 'gone';
  return isOffline() ? 'offline' : 'error';
};

/** Shown inside the page frame when a page cannot be rendered. */
export const PageFailure = () => <FailureScreen kind={kindOf(useRouteError())} />;
