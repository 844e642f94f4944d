/**
 * Storage key that marks a session without identifying the customer; a page without it loads no session
 * code.
 */
export const sessionMark = 'dijla-session';

let isMarked = false;

export const hasSessionMark = (): boolean => {
  try {
    return isMarked || localStorage.getItem(sessionMark) !== null;
  } catch {
    return isMarked;
  }
};

/** Sets or removes the mark; the browser's `storage` event notifies the other tabs. */
export const markSession = (isSignedIn: boolean): void => {
  isMarked = isSignedIn;
  try {
    if (isSignedIn) localStorage.setItem(sessionMark, '1');
    else localStorage.removeItem(sessionMark);
  } catch {
    // In a browser that refuses to store, the session lasts until the page is closed.
  }
};
