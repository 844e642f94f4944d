/** The kinds of failure shown in place of a page. */
export type FailureKind = 'not-found' | 'gone' | 'offline' | 'error';
