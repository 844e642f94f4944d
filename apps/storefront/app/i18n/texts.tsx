// @chunk shell
import type { account } from '@dijla/messages/en/account';
import type { addresses } from '@dijla/messages/en/addresses';
import type { affiliate } from '@dijla/messages/en/affiliate';
import type { blog } from '@dijla/messages/en/blog';
import type { branches } from '@dijla/messages/en/branches';
import type { landing } from '@dijla/messages/en/landing';
import type { brands } from '@dijla/messages/en/listing/brands';
import type { carousel } from '@dijla/messages/en/product/carousel';
import type { cardMonths } from '@dijla/messages/en/cart/card-months';
import type { cart } from '@dijla/messages/en/cart/cart';
import type { cartPoints } from '@dijla/messages/en/cart/cart-points';
import type { catalogue } from '@dijla/messages/en/catalogue';
import type { checkout } from '@dijla/messages/en/cart/checkout';
import type { checkoutForm } from '@dijla/messages/en/cart/checkout-form';
import type { checkoutOptions } from '@dijla/messages/en/cart/checkout-options';
import type { consent } from '@dijla/messages/en/consent';
import type { delivery } from '@dijla/messages/en/cart/delivery';
import type { forms } from '@dijla/messages/en/forms';
import type { frame } from '@dijla/messages/en/frame';
import type { digitalCards } from '@dijla/messages/en/orders/digital-cards';
import type { home } from '@dijla/messages/en/home';
import type { listed } from '@dijla/messages/en/listing/listed';
import type { listing } from '@dijla/messages/en/listing/listing';
import type { alerts } from '@dijla/messages/en/lists/alerts';
import type { comparison } from '@dijla/messages/en/lists/comparison';
import type { lists } from '@dijla/messages/en/lists/lists';
import type { marks } from '@dijla/messages/en/lists/marks';
import type { newsletter } from '@dijla/messages/en/lists/newsletter';
import type { wishlist } from '@dijla/messages/en/lists/wishlist';
import type { logins } from '@dijla/messages/en/logins';
import type { typedPrice } from '@dijla/messages/en/listing/typed-price';
import type { notices } from '@dijla/messages/en/notices';
import type { noDelivery } from '@dijla/messages/en/cart/no-delivery';
import type { paymentChoice } from '@dijla/messages/en/cart/payment-choice';
import type { accountPayments } from '@dijla/messages/en/orders/account-payments';
import type { downloads } from '@dijla/messages/en/orders/downloads';
import type { order } from '@dijla/messages/en/orders/order';
import type { orderCode } from '@dijla/messages/en/orders/order-code';
import type { orders } from '@dijla/messages/en/orders/orders';
import type { orderStates } from '@dijla/messages/en/orders/order-states';
import type { tracking } from '@dijla/messages/en/orders/tracking';
import type { ordered } from '@dijla/messages/en/cart/ordered';
import type { payment } from '@dijla/messages/en/orders/payment';
import type { pageFailure } from '@dijla/messages/en/page-failure';
import type { privacy } from '@dijla/messages/en/privacy';
import type { product } from '@dijla/messages/en/product/product';
import type { productChoice } from '@dijla/messages/en/product/product-choice';
import type { noBrand } from '@dijla/messages/en/listing/no-brand';
import type { productMore } from '@dijla/messages/en/product/product-more';
import type { results } from '@dijla/messages/en/listing/results';
import type { savedCards } from '@dijla/messages/en/orders/saved-cards';
import type { questions } from '@dijla/messages/en/product/questions';
import type { reviewMarks } from '@dijla/messages/en/product/review-marks';
import type { reviews } from '@dijla/messages/en/product/reviews';
import type { giftCard } from '@dijla/messages/en/gift-card';
import type { cartGiftCard } from '@dijla/messages/en/cart/cart-gift-card';
import type { rewards } from '@dijla/messages/en/rewards';
import type { search } from '@dijla/messages/en/listing/search';
import type { shell } from '@dijla/messages/en/shell';
import type { orderByCode } from '@dijla/messages/en/cart/order-by-code';
import type { stuckOrder } from '@dijla/messages/en/cart/stuck-order';
import type { suggestions } from '@dijla/messages/en/listing/suggestions';
import type { storeOffer } from '@dijla/messages/en/store-offer';
import type { vendorSignUp } from '@dijla/messages/en/vendor-sign-up';
import type { totals } from '@dijla/messages/en/cart/totals';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { Outlet } from 'react-router';
import { OwnTextsContext } from './own-texts.ts';

/** Texts by subject. A subject is loaded with the pages and parts that use it. */
export type Texts = {
  account: typeof account;
  addresses: typeof addresses;
  affiliate: typeof affiliate;
  blog: typeof blog;
  branches: typeof branches;
  landing: typeof landing;
  brands: typeof brands;
  shell: typeof shell;
  forms: typeof forms;
  frame: typeof frame;
  pageFailure: typeof pageFailure;
  storeOffer: typeof storeOffer;
  catalogue: typeof catalogue;
  consent: typeof consent;
  delivery: typeof delivery;
  digitalCards: typeof digitalCards;
  downloads: typeof downloads;
  home: typeof home;
  listed: typeof listed;
  listing: typeof listing;
  alerts: typeof alerts;
  comparison: typeof comparison;
  lists: typeof lists;
  marks: typeof marks;
  newsletter: typeof newsletter;
  wishlist: typeof wishlist;
  logins: typeof logins;
  typedPrice: typeof typedPrice;
  privacy: typeof privacy;
  product: typeof product;
  productChoice: typeof productChoice;
  noBrand: typeof noBrand;
  notices: typeof notices;
  productMore: typeof productMore;
  results: typeof results;
  savedCards: typeof savedCards;
  questions: typeof questions;
  reviewMarks: typeof reviewMarks;
  reviews: typeof reviews;
  rewards: typeof rewards;
  giftCard: typeof giftCard;
  cartGiftCard: typeof cartGiftCard;
  search: typeof search;
  stuckOrder: typeof stuckOrder;
  suggestions: typeof suggestions;
  carousel: typeof carousel;
  cardMonths: typeof cardMonths;
  cart: typeof cart;
  cartPoints: typeof cartPoints;
  checkout: typeof checkout;
  checkoutForm: typeof checkoutForm;
  checkoutOptions: typeof checkoutOptions;
  noDelivery: typeof noDelivery;
  order: typeof order;
  orderCode: typeof orderCode;
  orders: typeof orders;
  orderStates: typeof orderStates;
  ordered: typeof ordered;
  payment: typeof payment;
  paymentChoice: typeof paymentChoice;
  accountPayments: typeof accountPayments;
  tracking: typeof tracking;
  totals: typeof totals;
  orderByCode: typeof orderByCode;
  vendorSignUp: typeof vendorSignUp;
};

const TextsContext = createContext<Partial<Texts>>({});

export const TextsProvider = ({ texts, children }: { texts: Partial<Texts>; children: ReactNode }) => {
  const above = use(TextsContext);
  const all = useMemo(() => ({ ...above, ...texts }), [above, texts]);
  return <TextsContext value={all}>{children}</TextsContext>;
};

/**
 * Creates a pathless route that provides the texts of its language to the pages below it. The texts belong
 * to the route's module, so they are preloaded with the page, and those of the other language are never
 * loaded.
 */
export const textsRoute = (texts: Partial<Texts>) => {
  const TextsRoute = () => (
    <TextsProvider texts={texts}>
      <Outlet />
    </TextsProvider>
  );
  return TextsRoute;
};

/**
 * Returns the texts of a subject in the page's language, the owner's in place of the shop's. Throws
 * when no route above provides them.
 */
export const useTexts = <Subject extends keyof Texts>(subject: Subject): Texts[Subject] => {
  const texts = use(TextsContext)[subject];
  if (texts === undefined) throw new Error(`No route above brings the texts of '${subject}'`);
  const change = use(OwnTextsContext);
  return change === null ? texts : change(subject, texts);
};
