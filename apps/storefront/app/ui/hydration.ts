let hydrated = false;

/** Said once, when the server's page has become a living one. */
export const markHydrated = (): void => {
  hydrated = true;
};

/** False on the server and while its page is taken over; true for whatever is shown later. */
export const isHydrated = (): boolean => hydrated;
