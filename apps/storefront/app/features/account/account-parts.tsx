import { lazyPart } from '../../i18n/lazy-part.tsx';
import { textsIn } from '../../i18n/texts-in.ts';
import { AccountPlaceholder } from './account-placeholder.tsx';

/**
 * Parts that depend on who is signed in, which is known only once the device has been read. The page brings
 * the texts.
 */
export const entrance = lazyPart({
  part: async () => (await import('./entrance-page.lazy.tsx')).EntrancePage,
  placeholder: AccountPlaceholder,
});
export const profile = lazyPart({
  part: async () => (await import('./profile-page.lazy.tsx')).ProfilePage,
  texts: textsIn('logins', 'notices'),
  placeholder: AccountPlaceholder,
});
export const dashboard = lazyPart({
  part: async () => (await import('./dashboard/dashboard-page.lazy.tsx')).DashboardPage,
  texts: textsIn('orders/orders', 'orders/order-states', 'orders/order'),
  placeholder: AccountPlaceholder,
});
export const addressBook = lazyPart({
  part: async () => (await import('./addresses/address-book-page.lazy.tsx')).AddressBookPage,
  texts: textsIn('addresses'),
  placeholder: AccountPlaceholder,
});
export const address = lazyPart({
  part: async () => (await import('./addresses/address-page.lazy.tsx')).AddressPage,
  texts: textsIn('addresses', 'cart/checkout-form', 'cart/checkout-options'),
  placeholder: AccountPlaceholder,
});
export const privacy = lazyPart({
  part: async () => (await import('./privacy/privacy-page.lazy.tsx')).PrivacyPage,
  texts: textsIn('privacy', 'logins'),
  placeholder: AccountPlaceholder,
});
export const digitalCards = lazyPart({
  part: async () => (await import('./digital-cards/digital-cards-page.lazy.tsx')).DigitalCardsPage,
  texts: textsIn('orders/digital-cards', 'lists/lists'),
  placeholder: AccountPlaceholder,
});
export const downloads = lazyPart({
  part: async () => (await import('./downloads/downloads-page.lazy.tsx')).DownloadsPage,
  texts: textsIn('orders/downloads', 'lists/lists'),
  placeholder: AccountPlaceholder,
});
export const reviews = lazyPart({
  part: async () => (await import('./reviews/reviews-page.lazy.tsx')).ReviewsPage,
  texts: textsIn('product/reviews', 'lists/lists'),
  placeholder: AccountPlaceholder,
});
export const rewards = lazyPart({
  part: async () => (await import('./rewards/rewards-page.lazy.tsx')).RewardsPage,
  texts: textsIn('rewards'),
  placeholder: AccountPlaceholder,
});
export const newsletter = lazyPart({
  part: async () => (await import('./newsletter/newsletter-page.lazy.tsx')).NewsletterPage,
  texts: textsIn('lists/newsletter'),
  placeholder: AccountPlaceholder,
});
export const darkMode = lazyPart({
  part: async () => (await import('./dark-mode/dark-mode-page.lazy.tsx')).DarkModePage,
  texts: textsIn('frame'),
  placeholder: AccountPlaceholder,
});
export const payments = lazyPart({
  part: async () => (await import('./payments/payments-page.lazy.tsx')).PaymentsPage,
  texts: textsIn('orders/account-payments', 'orders/orders', 'orders/saved-cards', 'cart/card-months'),
  placeholder: AccountPlaceholder,
});
export const orders = lazyPart({
  part: async () => (await import('./orders/orders-page.lazy.tsx')).OrdersPage,
  texts: textsIn('orders/orders', 'orders/order-states'),
  placeholder: AccountPlaceholder,
});
export const order = lazyPart({
  part: async () => (await import('./orders/order-page.lazy.tsx')).OrderPage,
  texts: textsIn('orders/orders', 'orders/order-states', 'orders/order', 'cart/cart', 'cart/totals'),
  placeholder: AccountPlaceholder,
});
export const affiliate = lazyPart({
  part: async () => (await import('./affiliate/affiliate-page.lazy.tsx')).AffiliatePage,
  texts: textsIn('affiliate', 'logins'),
  placeholder: AccountPlaceholder,
});
export const wishlist = lazyPart({
  part: async () => (await import('./lists/wishlist-page.lazy.tsx')).WishlistPage,
  texts: textsIn('catalogue', 'lists/lists', 'lists/wishlist'),
  placeholder: AccountPlaceholder,
});
export const watchlist = lazyPart({
  part: async () => (await import('./lists/watchlist-page.lazy.tsx')).WatchlistPage,
  texts: textsIn('catalogue', 'lists/lists', 'lists/alerts'),
  placeholder: AccountPlaceholder,
});
