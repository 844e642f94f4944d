/** Pages shown instead of a page that could not be displayed. */
export const pageFailure = {
  notFoundTitle: 'Page not found',
  notFoundText:
    'One piece is missing: the link may be old or mistyped. Search for what you had in mind, or look around.',
  lookAround: 'Look around',
  goneTitle: 'We no longer have this',
  goneText: 'It used to be here, but it’s gone now. Search for something like it, or look around.',
  errorTitle: 'Something went wrong on our side',
  errorText: 'Your cart and your details are safe. Have a glass of tea and try again in a moment.',
  errorCode: 'Internal Server Error 500',
  tryAgain: 'Try again',
  offlineTitle: 'You’re offline',
  offlineText: 'This page isn’t on your device yet. It’ll open once you’re back online.',
  notAvailableOffline:
    'The product, category or CMS page is not available in Offline mode. Redirecting to Home.',
};
