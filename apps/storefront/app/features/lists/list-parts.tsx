import { lazyPart } from '../../i18n/lazy-part.tsx';
import { textsIn } from '../../i18n/texts-in.ts';

/** What is shown until the device was read; as high as a few rows, so that little moves. */
const Placeholder = () => <span aria-busy className="skeleton block h-64 w-full noscript:hidden" />;

/** Parts that show what the device has; the page brings their titles. */
export const guestWishlist = lazyPart({
  part: async () => (await import('./guest-wishlist.lazy.tsx')).GuestWishlist,
  texts: textsIn('catalogue', 'lists/wishlist'),
  placeholder: Placeholder,
});
export const sharedWishlist = lazyPart({
  part: async () => (await import('./shared-wishlist.lazy.tsx')).SharedWishlist,
  texts: textsIn('catalogue', 'lists/wishlist'),
  placeholder: Placeholder,
});
export const comparison = lazyPart({
  part: async () => (await import('./comparison.lazy.tsx')).Comparison,
  texts: textsIn('catalogue', 'lists/comparison'),
  placeholder: Placeholder,
});
export const guestCards = lazyPart({
  part: async () => (await import('./guest-cards.lazy.tsx')).GuestCards,
  texts: textsIn('orders/digital-cards', 'lists/lists'),
  placeholder: Placeholder,
});
export const newsletterLink = lazyPart({
  part: async () => (await import('./newsletter-link.lazy.tsx')).NewsletterLink,
  texts: textsIn('lists/newsletter', 'frame'),
  placeholder: Placeholder,
});
export const alertLink = lazyPart({
  part: async () => (await import('./alert-link.lazy.tsx')).AlertLink,
  texts: textsIn('lists/alerts'),
  placeholder: Placeholder,
});
