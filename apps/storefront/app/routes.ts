import { index, layout, route, type RouteConfigEntry } from '@react-router/dev/routes';
import { contentRouteEntities } from '@dijla/contract/entities';
import { contentRouteFile } from '../build-steps/content-route-file.ts';
import { storeRouteFile, textsRouteFile, type TextsRouteName } from '../build-steps/texts-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { storeRouteId } from './paths.ts';
import { type StoreCode, storeCodes } from '@dijla/contract/store-views';

type Page = (pattern: string, file: string) => RouteConfigEntry;
type TextsAround = (name: TextsRouteName, pages: RouteConfigEntry[]) => RouteConfigEntry;

/** Addresses of the page on which an order is paid; those that a card leads back to are named so (spec 2 §2). */
const paymentRoutes = ['fib', 'payment', 'checkoutSuccess', 'checkoutError'] as const;

/** Kinds of content whose page is their text; a vendor's is a listing. */
const textEntities = contentRouteEntities.filter((entity) => entity !== 'vendor');

/** Returns the routes of what belongs to one buyer: the account, and the orders of guests. */
const buyersRoutes = (store: StoreCode, texts: TextsAround, page: Page): RouteConfigEntry[] => [
  texts('account', [
    page(pageRoutes.login.pattern, 'account/login-route.tsx'),
    page(pageRoutes.loginReturn.pattern, 'account/login-return-route.tsx'),
    page(pageRoutes.nativeLogin.pattern, 'account/native-login-route.tsx'),
    page(pageRoutes.register.pattern, 'account/register-route.tsx'),
    page(pageRoutes.verify.pattern, 'account/verify-route.tsx'),
    page(pageRoutes.forgotPassword.pattern, 'account/forgot-password-route.tsx'),
    page(pageRoutes.forgotPasswordCode.pattern, 'account/forgot-password-code-route.tsx'),
    page(pageRoutes.forgotPasswordChange.pattern, 'account/forgot-password-change-route.tsx'),
    page(pageRoutes.account.pattern, 'account/account-route.tsx'),
    page(pageRoutes.addressBook.pattern, 'account/address-book-route.tsx'),
    page(pageRoutes.address.pattern, 'account/address-route.tsx'),
    page(pageRoutes.orders.pattern, 'account/orders-route.tsx'),
    page(pageRoutes.order.pattern, 'account/order-route.tsx'),
    page(pageRoutes.accountPayments.pattern, 'account/payments-route.tsx'),
    page(pageRoutes.accountWishlist.pattern, 'account/wishlist-route.tsx'),
    page(pageRoutes.watchlist.pattern, 'account/watchlist-route.tsx'),
    page(pageRoutes.profile.pattern, 'account/profile-route.tsx'),
    page(pageRoutes.digitalCards.pattern, 'account/digital-cards-route.tsx'),
    page(pageRoutes.downloads.pattern, 'account/downloads-route.tsx'),
    page(pageRoutes.affiliate.pattern, 'account/affiliate-route.tsx'),
    page(pageRoutes.reviews.pattern, 'account/reviews-route.tsx'),
    page(pageRoutes.rewards.pattern, 'account/rewards-route.tsx'),
    page(pageRoutes.accountNewsletter.pattern, 'account/newsletter-route.tsx'),
    page(pageRoutes.privacy.pattern, 'account/privacy-route.tsx'),
    page(pageRoutes.darkMode.pattern, 'account/dark-mode-route.tsx'),
  ]),
  texts('lists', [
    page(pageRoutes.wishlist.pattern, 'lists/wishlist-route.tsx'),
    page(pageRoutes.sharedWishlist.pattern, 'lists/shared-wishlist-route.tsx'),
    page(pageRoutes.compare.pattern, 'lists/compare-route.tsx'),
    page(pageRoutes.alerts.pattern, 'lists/alerts-route.tsx'),
    page(pageRoutes.guestCards.pattern, 'lists/guest-cards-route.tsx'),
    page(pageRoutes.newsletter.pattern, 'lists/newsletter-route.tsx'),
  ]),
  texts('rewards', [page(pageRoutes.aboutRewards.pattern, 'rewards-route.tsx')]),
  texts('gifts', [page(pageRoutes.giftCard.pattern, 'gift-card-route.tsx')]),
  texts('vendor', [page(pageRoutes.vendorSignUp.pattern, 'forms/vendor-sign-up-route.tsx')]),
  texts('tracking', [page(pageRoutes.orderTracking.pattern, 'account/order-tracking-route.tsx')]),
  texts(
    'payment',
    paymentRoutes.map((name) =>
      route(pageRoutes[name].pattern, 'routes/account/payment-route.tsx', { id: `${store}-${name}` }),
    ),
  ),
];

/**
 * Returns the routes of one store view. Its texts are routes too, so that a page loads only its own
 * language.
 */
const storeRoutes = (store: StoreCode): RouteConfigEntry => {
  const page: Page = (pattern, file) => route(pattern, `routes/${file}`, { id: `${store}/${file}` });
  const texts: TextsAround = (name, pages) =>
    layout(textsRouteFile(name, store), { id: `${store}/${name}-texts` }, pages);
  return route(store, storeRouteFile(store), { id: storeRouteId(store) }, [
    texts('catalogue', [
      texts('home', [index('routes/home-route.tsx', { id: `${store}/home` })]),
      page(pageRoutes.error.pattern, 'error-route.tsx'),
      page(pageRoutes.notFound.pattern, 'not-found-route.tsx'),
      page(pageRoutes.offlineShell.pattern, 'offline-shell-route.tsx'),
      ...textEntities.map((entity) =>
        route(pageRoutes[entity].pattern, `routes/${contentRouteFile(entity)}`, { id: `${store}/${entity}` }),
      ),
      texts('blog', [page(pageRoutes.blog.pattern, 'content/blog-route.tsx')]),
      texts('brands', [
        page(pageRoutes.brands.pattern, 'brands-route.tsx'),
        page(pageRoutes.brand.pattern, 'brand-route.tsx'),
      ]),
      texts('listing', [
        page(pageRoutes.categoryBySlug.pattern, 'category-route.tsx'),
        page(pageRoutes.vendor.pattern, 'content/vendor-route.tsx'),
      ]),
      texts('listed', [
        page(pageRoutes.bestSellers.pattern, 'best-sellers-route.tsx'),
        page(pageRoutes.newArrivals.pattern, 'new-arrivals-route.tsx'),
        page(pageRoutes.specialOffers.pattern, 'special-offers-route.tsx'),
        page(pageRoutes.trendingNow.pattern, 'trending-now-route.tsx'),
        page(pageRoutes.recommendations.pattern, 'recommendations-route.tsx'),
      ]),
      texts('results', [page(pageRoutes.search.pattern, 'search-route.tsx')]),
      page(pageRoutes.productBySku.pattern, 'product-route.tsx'),
      page(pageRoutes.entity.pattern, 'entity-route.tsx'),
    ]),
    ...buyersRoutes(store, texts, page),
    texts('purchase', [
      page(pageRoutes.cart.pattern, 'cart-route.tsx'),
      texts('checkout', [page(pageRoutes.checkout.pattern, 'checkout-route.tsx')]),
    ]),
  ]);
};

/**
 * Gallery of the shop's components for developers, with `npm run dev` only. A build contains neither the
 * route nor the page.
 */
const galleryRoutes = import.meta.env.DEV
  ? storeCodes.map((store) =>
      route(`${store}/_gallery`, 'routes/gallery-route.tsx', { id: `${store}/gallery` }),
    )
  : [];

export default [...storeCodes.map(storeRoutes), ...galleryRoutes];
