/**
 * Header of a page that names the version of the shop's brand and of its owner's texts. The service worker
 * compares it with that of the page it keeps for offline.
 */
export const shopVersionHeader = 'x-shop';
