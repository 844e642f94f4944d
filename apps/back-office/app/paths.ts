/** Addresses within the desk, whose router has `/desk` as its base. Links are made here alone. */
export const paths = {
  today: '/',
  join: '/join',
  orders: '/orders',
  ordersWith: (search: string) => `/orders?${search}`,
  order: (id: number | string) => `/orders/${id}`,
  calls: '/calls',
  cancelRequests: '/cancel-requests',
  returns: '/returns',
  refusals: '/refusals',
  run: '/run',
  courierCash: '/courier-cash',
  creditLines: '/payments',
  creditLine: (id: number) => `/payments/credit/${id}`,
  paymentCases: '/payments/cases',
  paymentCase: (attempt: string) => `/payments/cases?open=${encodeURIComponent(attempt)}`,
  settlements: '/payments/settlement',
  settlement: (id: number) => `/payments/settlement/${id}`,
  products: '/products',
  productsWith: (search: string) => `/products?${search}`,
  /** The product opened above the list that `search` shows. */
  product: (id: number, search: URLSearchParams) => {
    const opened = new URLSearchParams(search);
    opened.set('open', String(id));
    return `/products?${opened.toString()}`;
  },
  productPage: (id: number | string) => `/products/${id}`,
  newProduct: '/products/new',
  /** A new product that begins as this one. */
  copyOfProduct: (id: number) => `/products/new?copy=${id}`,
  priceList: '/products/prices',
  categories: '/products/categories',
  category: (id: number | string) => `/products/categories/${id}`,
  brands: '/products/brands',
  brand: (id: number) => `/products/brands/${id}`,
  newBrand: '/products/brands/new',
  attributes: '/products/attributes',
  attribute: (id: number) => `/products/attributes/${id}`,
  newAttribute: '/products/attributes/new',
  newCategory: '/products/categories/new',
  newCategoryBelow: (id: number) => `/products/categories/new?below=${id}`,
  productVariants: (id: number | string) => `/products/${id}/variants`,
  productDownloads: (id: number | string) => `/products/${id}/downloads`,
  promotions: '/promotions',
  newPromotion: '/promotions/new',
  promotion: (id: number) => `/promotions/${id}`,
  reports: '/reports',
  reportInvoices: '/reports/invoices',
  reportMargin: '/reports/margin',
  reportFunnel: '/reports/funnel',
  reportRefusals: '/reports/refusals',
  reportStock: '/reports/stock',
  reportTurn: '/reports/turn',
  enquiries: '/enquiries?state=open',
  /** The enquiry opened above the list that `search` shows. */
  enquiry: (id: number, search: URLSearchParams) => {
    const opened = new URLSearchParams(search);
    opened.set('open', String(id));
    return `/enquiries?${opened.toString()}`;
  },
  questions: '/questions?state=waiting',
  /** The question opened above the list that `search` shows. */
  question: (id: number, search: URLSearchParams) => {
    const opened = new URLSearchParams(search);
    opened.set('open', String(id));
    return `/questions?${opened.toString()}`;
  },
  newsletter: '/newsletter',
  content: '/content',
  contentOf: (kind: string) => `/content?${new URLSearchParams({ kind }).toString()}`,
  newContent: (kind: string) => `/content/${kind}/new`,
  contentRecord: (kind: string, id: number) => `/content/${kind}/${id}`,
  homePage: '/home-page',
  mainMenu: '/home-page/menu',
  footerLinks: '/home-page/footer',
  deadLinks: '/home-page/links',
  carousels: '/home-page/carousels',
  carousel: (id: number) => `/home-page/carousels/${id}`,
  newCarousel: '/home-page/carousels/new',
  giftCards: '/gift-cards',
  /** The gift card opened above the list that `search` shows. */
  giftCard: (id: number, search: URLSearchParams) => {
    const opened = new URLSearchParams(search);
    opened.set('open', String(id));
    return `/gift-cards?${opened.toString()}`;
  },
  digitalCards: '/digital-cards',
  /** The pool opened above the list that `search` shows. */
  digitalCard: (productId: number, search: URLSearchParams) => {
    const opened = new URLSearchParams(search);
    opened.set('open', String(productId));
    return `/digital-cards?${opened.toString()}`;
  },
  reviews: '/reviews?state=pending',
  /** The review opened above the list that `search` shows. */
  review: (id: number, search: URLSearchParams) => {
    const opened = new URLSearchParams(search);
    opened.set('open', String(id));
    return `/reviews?${opened.toString()}`;
  },
  affiliates: '/affiliates',
  affiliatePayouts: '/affiliates/payouts',
  affiliateHolds: '/affiliates/holds?state=held',
  /** What is held, opened above the list that `search` shows. */
  affiliateHold: (id: number, search: URLSearchParams) => {
    const opened = new URLSearchParams(search);
    opened.set('open', String(id));
    return `/affiliates/holds?${opened.toString()}`;
  },
  affiliateRules: '/affiliates/rules',
  affiliate: (id: number) => `/affiliates/${id}`,
  vendors: '/vendors',
  vendor: (vendor: string) => `/vendors/${encodeURIComponent(vendor)}`,
  ownVendor: '/own-vendor',
  ownGoods: '/own-vendor/goods',
  /** The product opened above the list that `search` shows. */
  ownGood: (id: number, search: URLSearchParams) => {
    const opened = new URLSearchParams(search);
    opened.set('open', String(id));
    return `/own-vendor/goods?${opened.toString()}`;
  },
  ownLines: '/own-vendor/lines',
  /** The sale opened above the list that `search` shows. */
  ownLine: (id: number, search: URLSearchParams) => {
    const opened = new URLSearchParams(search);
    opened.set('open', String(id));
    return `/own-vendor/lines?${opened.toString()}`;
  },
  ownPayouts: '/own-vendor/payouts',
  customers: '/customers',
  askedPoints: '/customers/points',
  customer: (id: number) => `/customers/${id}`,
  settings: '/settings',
  settingsRegion: (id: number) => `/settings?region=${id}`,
  settingsMethod: (key: string) => `/settings?method=${encodeURIComponent(key)}`,
  settingsGoods: '/settings/goods',
  settingsSize: (code: string) => `/settings/goods?size=${encodeURIComponent(code)}`,
  settingsSlot: (code: string) => `/settings/goods?slot=${encodeURIComponent(code)}`,
  settingsPayment: '/settings/payment',
  settingsNewPayment: '/settings/payment?new',
  settingsPaymentOf: (code: string) => `/settings/payment?open=${encodeURIComponent(code)}`,
  settingsRate: '/settings/rate',
  settingsTaxes: '/settings/taxes',
  settingsRules: '/settings/rules',
  settingsPoints: '/settings/points',
  settingsReviews: '/settings/reviews',
  settingsShop: '/settings/shop',
  settingsKeys: '/settings/keys',
  settingsWebhooks: '/settings/webhooks',
  settingsNewWebhook: '/settings/webhooks?new',
  settingsWebhook: (id: number) => `/settings/webhooks?open=${id}`,
  settingsNewKey: '/settings/keys?new',
  settingsKey: (id: number) => `/settings/keys?open=${id}`,
  messages: '/messages',
  messageTexts: '/messages/texts',
  messageText: (id: string) => `/messages/texts?open=${encodeURIComponent(id)}`,
  /** The message opened above the list that `search` shows. */
  message: (id: number, search: URLSearchParams) => {
    const opened = new URLSearchParams(search);
    opened.set('open', String(id));
    return `/messages?${opened.toString()}`;
  },
  searches: '/searches',
  searchesWith: (search: string) => `/searches?${search}`,
  searchText: (view: string, q: string) => `/searches/text?${new URLSearchParams({ view, q }).toString()}`,
  searchWords: '/searches/words',
  searchWordsOf: (code: string) => `/searches/words?open=${encodeURIComponent(code)}`,
  staff: '/staff',
  newMember: '/staff?open=new',
  member: (id: number) => `/staff?open=${id}`,
  newRole: '/staff?open=new-role',
  role: (code: string) => `/staff?role=${encodeURIComponent(code)}`,
  audit: '/audit',
  auditWith: (search: string) => `/audit?${search}`,
  account: '/account',
} as const;

/** Addresses in the store, outside the desk. */
export const storePaths = {
  page: (store: string, path: string) => `/${store}/${path}`,
  brand: (store: string, key: string) => `/${store}/brands/${encodeURIComponent(key)}`,
  /** A picture within a square of so many pixels. */
  picture: (side: number, path: string) => `/img/${side}/${side}/resize${path}`,
} as const;
