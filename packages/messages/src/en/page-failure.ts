/** Pages that stand in for a page that could not be shown. */
export const pageFailure = {
  notFoundTitle: 'Page not found',
  notFoundText: 'One piece is missing: the link may be old or mistyped. Search for what you had in mind, or look around.',
  lookAround: 'Look around',
  goneTitle: 'We no longer have this',
  goneText: 'It was here once and has left the shop. Search for something like it, or look around.',
  errorTitle: 'Something went wrong on our side',
  errorText: 'Your cart and your details are safe. Have a glass of tea and try again in a moment.',
  tryAgain: 'Try again',
  offlineTitle: 'You are offline',
  offlineText: 'This page is not on your device yet. It will open when the connection is back.',
  notAvailableOffline: 'The product, category or CMS page is not available in Offline mode. Redirecting to Home.',
};
