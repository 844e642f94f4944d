/** Says that somebody is signed in, and not who: a page without it loads no code for sessions. */
export const sessionSign = 'dijla-session';

let isMarked = false;

export const hasSessionSign = (): boolean => {
  try {
    return isMarked || localStorage.getItem(sessionSign) !== null;
  } catch {
    return isMarked;
  }
};

/** Sets or removes it; the other tabs hear of it by the browser's `storage` event. */
export const markSession = (isSignedIn: boolean): void => {
  isMarked = isSignedIn;
  try {
    if (isSignedIn) localStorage.setItem(sessionSign, '1');
    else localStorage.removeItem(sessionSign);
  } catch {
    // A browser that keeps nothing has a session until the page is closed.
  }
};
