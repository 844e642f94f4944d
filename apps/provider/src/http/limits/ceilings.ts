/**
 * A limit: its name, which is its key among all counters, the number of requests it allows, and its window
 * in seconds (ten minutes by default).
 */
export type Ceiling = { name: string; atMost: number; seconds?: number };

/**
 * The limits are far above what shoppers behind one carrier's NAT need, because half a town may share one
 * address. A customer and a cart each count as one user. Decision 28 has them as a table.
 */
export const ceilings = {
  searchesOfNetwork: { name: 'searches', atMost: 6000, seconds: 60 },
  ordersOfNetwork: { name: 'orders', atMost: 600, seconds: 60 },
  cartChangesOfNetwork: { name: 'cart changes', atMost: 3000, seconds: 60 },
  tellingsOfNetwork: { name: 'tellings', atMost: 120, seconds: 60 },
  /** What is chosen of results; many shoppers share the address of a carrier. */
  clicksOfNetwork: { name: 'clicks', atMost: 200, seconds: 86_400 },
  refusedOrdersOfCart: { name: 'refused orders', atMost: 20, seconds: 60 },
  couponsOfCart: { name: 'coupons of cart', atMost: 20 },
  couponsOfNetwork: { name: 'coupons of network', atMost: 200 },
  registrationsOfNetwork: { name: 'registrations', atMost: 100 },
  reviewsOfNetwork: { name: 'reviews', atMost: 60 },
  /** Pictures given with reviews, each of which is decoded and kept. */
  reviewPicturesOfNetwork: { name: 'review pictures', atMost: 60 },
  /** Presses of 'helpful' below reviews; many shoppers share the address of a carrier. */
  reviewVotesOfNetwork: { name: 'review votes', atMost: 120 },
  takenNamesOfNetwork: { name: 'taken names', atMost: 300 },
  /** Captchas asked for, and what makes a network odd: beyond it doors and forms ask for one. */
  captchasOfNetwork: { name: 'captchas', atMost: 600 },
  oddCallsOfNetwork: { name: 'odd calls', atMost: 60 },
  socialLoginsOfNetwork: { name: 'social logins', atMost: 600 },
  /** Passkeys that open no account. */
  passkeysOfNetwork: { name: 'passkeys', atMost: 100 },
  cartsOfNetwork: { name: 'new carts', atMost: 3000 },
  profilesOfCustomer: { name: 'profiles', atMost: 10 },
  /** E-mails with the address of a wishlist. */
  sharingsOfCustomer: { name: 'sharings', atMost: 20, seconds: 86_400 },
  /** Codes that open no shared wishlist. */
  sharedListsOfNetwork: { name: 'shared lists', atMost: 100 },
  /** Alerts that guests ask for, each of which sends a message: by address in a day, and by network. */
  alertsOfAddress: { name: 'alerts of address', atMost: 5, seconds: 86_400 },
  alertsOfNetwork: { name: 'alerts of network', atMost: 60 },
  /** Keys that confirm no alert. */
  alertKeysOfNetwork: { name: 'alert keys', atMost: 100 },
  /** Messages that ask an address about the newsletter: by address in a day, and by network. */
  newsletterOfAddress: { name: 'newsletter of address', atMost: 5, seconds: 86_400 },
  newsletterOfNetwork: { name: 'newsletter of network', atMost: 60 },
  /** What is written to the shop by forms, and how many of these mail one address in a day. */
  enquiriesOfNetwork: { name: 'enquiries', atMost: 30 },
  enquiriesOfAddress: { name: 'enquiries of address', atMost: 5, seconds: 86_400 },
  /** Questions about products, and answers to them. */
  questionsOfNetwork: { name: 'questions', atMost: 60 },
  /** Guesses at who gets the newsletter. */
  newsletterReadsOfNetwork: { name: 'newsletter reads', atMost: 60 },
  /** Keys that confirm no newsletter. */
  newsletterKeysOfNetwork: { name: 'newsletter keys', atMost: 100 },
  /** Guesses at code and PIN of a gift card: by network, and by code in an hour. */
  giftCardsOfNetwork: { name: 'gift cards', atMost: 60 },
  giftCardsOfCode: { name: 'gift cards of code', atMost: 10, seconds: 3600 },
  /** Links of partners that were followed; a whole town may share an address. */
  affiliateVisitsOfNetwork: { name: 'affiliate visits', atMost: 600 },
  /** Questions of a lender about somebody: each costs, and tells of her. By network, by cart, and of an identity in a day. */
  allowancesOfNetwork: { name: 'allowances', atMost: 60 },
  allowancesOfCart: { name: 'allowances of cart', atMost: 10 },
  allowancesOfIdentity: { name: 'allowances of identity', atMost: 20, seconds: 86_400 },
  /** Codes that a lender sends for one question, as other months are chosen. */
  installmentCodesOfSession: { name: 'installment codes', atMost: 6 },
  invalidationKeysOfNetwork: { name: 'invalidation keys', atMost: 20 },
  /** One-time codes asked for: by network and subject, by network, and by device. */
  codesOfPair: { name: 'codes of pair', atMost: 5 },
  codesOfNetwork: { name: 'codes of network', atMost: 100 },
  /** Wrong codes of a subject in a day, from wherever; beyond them, codes go to known places alone. */
  wrongCodesOfSubject: { name: 'wrong codes', atMost: 50, seconds: 86_400 },
  codesOfDevice: { name: 'codes of device', atMost: 10 },
  /**
   * Codes of a subject to all networks and devices together that it does not know: one in a minute, so many in a
   * day, and beyond those one in half an hour.
   */
  codesApart: { name: 'codes apart', atMost: 1, seconds: 60 },
  codesOfDay: { name: 'codes of day', atMost: 20, seconds: 86_400 },
  codesPaced: { name: 'codes paced', atMost: 1, seconds: 1800 },
  /** Links of the staff that open nothing. */
  deskLinksOfNetwork: { name: 'desk links', atMost: 20 },
  deskCallsOfStaff: { name: 'desk calls', atMost: 600, seconds: 60 },
  deskCallsOfKey: { name: 'desk calls of key', atMost: 300, seconds: 60 },
  /** Wrong codes of staff whose password was right: by network and member, by member, and by network. */
  deskCodesOfPair: { name: 'desk codes of pair', atMost: 5 },
  deskCodesOfStaff: { name: 'desk codes of staff', atMost: 20 },
  deskCodesOfNetwork: { name: 'desk codes of network', atMost: 100 },
  /** In a day from all networks together; beyond it, networks that a member is not known from have one in five minutes. */
  deskCodesOfDay: { name: 'desk codes of day', atMost: 60, seconds: 86_400 },
  deskCodesPaced: { name: 'desk codes paced', atMost: 1, seconds: 300 },
  /** By network and account, by account, and by network. */
  guessesOfPair: { name: 'password guesses of pair', atMost: 10 },
  guessesOfAccount: { name: 'password guesses of account', atMost: 50 },
  guessesOfNetwork: { name: 'password guesses of network', atMost: 100 },
  /** Guests' guesses at an order: by network and number or telephone, by number or telephone, and by network. */
  orderGuessesOfPair: { name: 'order guesses of pair', atMost: 10, seconds: 3600 },
  orderGuessesOfName: { name: 'order guesses of name', atMost: 30, seconds: 3600 },
  orderGuessesOfNetwork: { name: 'order guesses of network', atMost: 100 },
  /** In a day from all networks together; beyond it, networks that nobody tracked the order from have one in ten seconds. */
  orderGuessesOfDay: { name: 'order guesses of day', atMost: 300, seconds: 86_400 },
  orderGuessesPaced: { name: 'order guesses paced', atMost: 1, seconds: 10 },
} satisfies Record<string, Ceiling>;
