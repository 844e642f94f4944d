/** What is said of being offline: that one is, and how old what is shown is, which says both. */
type Told = 'offline' | 'age';

/** Key of the tab's session storage; set until the connection is back. */
const toldKey = 'dijla-told-offline';

/** Whether nothing more is to be said: who was told the age knows that there is no connection. */
export const isToldOf = (what: Told): boolean => {
  try {
    const told = sessionStorage.getItem(toldKey);
    return told === 'age' || told === what;
  } catch {
    return false;
  }
};

/** Notes what was said; null once the connection is back. */
export const noteTold = (what: Told | null): void => {
  try {
    if (what === null) sessionStorage.removeItem(toldKey);
    else sessionStorage.setItem(toldKey, what);
  } catch {
    // Without storage it is said again.
  }
};
