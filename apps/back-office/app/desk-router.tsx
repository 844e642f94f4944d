import { lazy } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { withTexts } from './i18n/desk-texts.ts';
import { partnerScreens } from './partner-screens.tsx';
import { screen } from './route-screen.ts';
import { SessionGate } from './session/session-gate.tsx';
import { settingsScreens } from './settings-screens.tsx';
import { ScreenFailure } from './shell/screen-failure.tsx';
import { UnknownScreen } from './shell/unknown-screen.tsx';

const OfflineRun = lazy(() =>
  withTexts(['run', 'orders'], async () => ({
    default: (await import('./features/run/offline-run.tsx')).OfflineRun,
  })),
);

const screens: RouteObject[] = [
  screen(
    '',
    ['today', 'health'],
    async () => (await import('./features/today/today-screen.tsx')).TodayScreen,
  ),
  screen(
    'orders',
    ['orders'],
    async () => (await import('./features/orders/order-list-screen.tsx')).OrderListScreen,
  ),
  screen(
    'orders/:orderId',
    ['order', 'orderEvents', 'orders', 'papers', 'notes'],
    async () => (await import('./features/orders/order-screen.tsx')).OrderScreen,
  ),
  screen(
    'calls',
    ['orders'],
    async () => (await import('./features/orders/lists/call-list-screen.tsx')).CallListScreen,
  ),
  screen(
    'cancel-requests',
    ['orders'],
    async () => (await import('./features/orders/lists/cancel-requests-screen.tsx')).CancelRequestsScreen,
  ),
  screen(
    'returns',
    ['orders'],
    async () => (await import('./features/orders/lists/returns-screen.tsx')).ReturnsScreen,
  ),
  screen(
    'refusals',
    ['orders'],
    async () => (await import('./features/orders/lists/refusals-screen.tsx')).RefusalsScreen,
  ),
  screen('run', ['run', 'orders'], async () => (await import('./features/run/run-screen.tsx')).RunScreen),
  screen(
    'courier-cash',
    ['run', 'orders'],
    async () => (await import('./features/courier-cash/courier-cash-screen.tsx')).CourierCashScreen,
  ),
  screen(
    'payments',
    ['payments'],
    async () => (await import('./features/payments/credit-lines-screen.tsx')).CreditLinesScreen,
  ),
  screen(
    'payments/credit/:lineId',
    ['payments'],
    async () => (await import('./features/payments/credit-line-screen.tsx')).CreditLineScreen,
  ),
  screen(
    'payments/cases',
    ['payments'],
    async () => (await import('./features/payments/payment-cases-screen.tsx')).PaymentCasesScreen,
  ),
  screen(
    'payments/settlement',
    ['payments'],
    async () => (await import('./features/payments/settlements-screen.tsx')).SettlementsScreen,
  ),
  screen(
    'payments/settlement/:settlementId',
    ['payments'],
    async () => (await import('./features/payments/settlement-screen.tsx')).SettlementScreen,
  ),
  screen(
    'products',
    ['products'],
    async () => (await import('./features/products/product-list-screen.tsx')).ProductListScreen,
  ),
  screen(
    'products/prices',
    ['priceList', 'products'],
    async () => (await import('./features/products/price-list/price-list-screen.tsx')).PriceListScreen,
  ),
  screen(
    'products/categories',
    ['categories', 'products'],
    async () => (await import('./features/products/categories/category-tree-screen.tsx')).CategoryTreeScreen,
  ),
  screen(
    'products/categories/:categoryId',
    ['categories'],
    async () => (await import('./features/products/categories/category-screen.tsx')).CategoryScreen,
  ),
  screen(
    'products/brands',
    ['brands', 'products'],
    async () => (await import('./features/products/brands/brand-list-screen.tsx')).BrandListScreen,
  ),
  screen(
    'products/brands/:brandId',
    ['brands'],
    async () => (await import('./features/products/brands/brand-screen.tsx')).BrandScreen,
  ),
  screen(
    'products/attributes',
    ['attributes', 'products'],
    async () =>
      (await import('./features/products/attributes/attribute-list-screen.tsx')).AttributeListScreen,
  ),
  screen(
    'products/attributes/:attributeId',
    ['attributes'],
    async () => (await import('./features/products/attributes/attribute-screen.tsx')).AttributeScreen,
  ),
  screen(
    'products/:productId',
    ['productForm', 'products'],
    async () => (await import('./features/products/editing/product-screen.tsx')).ProductScreen,
  ),
  screen(
    'products/:productId/variants',
    ['products', 'variants'],
    async () => (await import('./features/products/variants/variants-screen.tsx')).VariantsScreen,
  ),
  screen(
    'products/:productId/downloads',
    ['downloads', 'products'],
    async () => (await import('./features/products/downloads/downloads-screen.tsx')).DownloadsScreen,
  ),
  screen(
    'promotions',
    ['promotions'],
    async () => (await import('./features/promotions/promotion-list-screen.tsx')).PromotionListScreen,
  ),
  screen(
    'promotions/:promotionId',
    ['promotions'],
    async () => (await import('./features/promotions/promotion-screen.tsx')).PromotionScreen,
  ),
  screen(
    'content',
    ['content'],
    async () => (await import('./features/content/content-list-screen.tsx')).ContentListScreen,
  ),
  screen(
    'content/:kind/:contentId',
    ['arrangements', 'content'],
    async () => (await import('./features/content/content-screen.tsx')).ContentScreen,
  ),
  screen(
    'home-page',
    ['arrangements', 'content'],
    async () => (await import('./features/content/arrangements/home-page-screen.tsx')).HomePageScreen,
  ),
  screen(
    'home-page/menu',
    ['arrangements', 'content'],
    async () => (await import('./features/content/arrangements/menus-screens.tsx')).MainMenuScreen,
  ),
  screen(
    'home-page/links',
    ['arrangements', 'content'],
    async () => (await import('./features/content/arrangements/dead-links-screen.tsx')).DeadLinksScreen,
  ),
  screen(
    'home-page/carousels',
    ['arrangements', 'carousels'],
    async () => (await import('./features/content/carousels/carousel-list-screen.tsx')).CarouselListScreen,
  ),
  screen(
    'home-page/carousels/:carouselId',
    ['arrangements', 'carousels', 'content'],
    async () => (await import('./features/content/carousels/carousel-screen.tsx')).CarouselScreen,
  ),
  screen(
    'home-page/footer',
    ['arrangements', 'content'],
    async () => (await import('./features/content/arrangements/menus-screens.tsx')).FooterLinksScreen,
  ),
  screen(
    'vendors',
    ['vendors'],
    async () => (await import('./features/vendors/vendors-screen.tsx')).VendorsScreen,
  ),
  screen(
    'vendors/:vendor',
    ['vendors'],
    async () => (await import('./features/vendors/vendor-screen.tsx')).VendorScreen,
  ),
  screen(
    'own-vendor',
    ['ownVendor', 'vendors'],
    async () => (await import('./features/vendors/own/own-account-screen.tsx')).OwnAccountScreen,
  ),
  screen(
    'own-vendor/goods',
    ['ownVendor', 'products'],
    async () => (await import('./features/vendors/own/own-goods-screen.tsx')).OwnGoodsScreen,
  ),
  screen(
    'own-vendor/lines',
    ['ownVendor', 'orders'],
    async () => (await import('./features/vendors/own/own-lines-screen.tsx')).OwnLinesScreen,
  ),
  screen(
    'own-vendor/payouts',
    ['ownVendor', 'vendors'],
    async () => (await import('./features/vendors/own/own-payouts-screen.tsx')).OwnPayoutsScreen,
  ),
  screen(
    'customers',
    ['customers'],
    async () => (await import('./features/customers/customer-list-screen.tsx')).CustomerListScreen,
  ),
  screen(
    'customers/points',
    ['customers'],
    async () => (await import('./features/customers/asked-points-screen.tsx')).AskedPointsScreen,
  ),
  screen(
    'customers/:customerId',
    ['customers', 'orders', 'notes'],
    async () => (await import('./features/customers/customer-screen.tsx')).CustomerScreen,
  ),
  screen(
    'reports',
    ['reports'],
    async () => (await import('./features/reports/sales-screen.tsx')).SalesScreen,
  ),
  screen(
    'reports/margin',
    ['costs', 'reports'],
    async () => (await import('./features/reports/margin-screen.tsx')).MarginScreen,
  ),
  screen(
    'reports/funnel',
    ['reports'],
    async () => (await import('./features/reports/funnel-screen.tsx')).FunnelScreen,
  ),
  screen(
    'reports/invoices',
    ['reports'],
    async () => (await import('./features/reports/invoices-screen.tsx')).InvoicesScreen,
  ),
  screen(
    'reports/turn',
    ['reports'],
    async () => (await import('./features/reports/turn-screen.tsx')).TurnScreen,
  ),
  screen(
    'reports/refusals',
    ['reports'],
    async () => (await import('./features/reports/refusals-report-screen.tsx')).RefusalsReportScreen,
  ),
  screen(
    'reports/stock',
    ['reports'],
    async () => (await import('./features/reports/stock-screen.tsx')).StockScreen,
  ),
  ...settingsScreens,
  screen(
    'enquiries',
    ['enquiries'],
    async () => (await import('./features/enquiries/enquiries-screen.tsx')).EnquiriesScreen,
  ),
  screen(
    'questions',
    ['questions'],
    async () => (await import('./features/questions/questions-screen.tsx')).QuestionsScreen,
  ),
  screen(
    'newsletter',
    ['newsletter'],
    async () => (await import('./features/newsletter/subscribers-screen.tsx')).SubscribersScreen,
  ),
  screen(
    'gift-cards',
    ['giftCards'],
    async () => (await import('./features/gift-cards/gift-cards-screen.tsx')).GiftCardsScreen,
  ),
  screen(
    'digital-cards',
    ['digitalCards'],
    async () => (await import('./features/digital-cards/digital-cards-screen.tsx')).DigitalCardsScreen,
  ),
  screen(
    'reviews',
    ['reviews'],
    async () => (await import('./features/reviews/reviews-screen.tsx')).ReviewsScreen,
  ),
  screen(
    'messages/texts',
    ['messages', 'messageTexts'],
    async () => (await import('./features/messages/texts/message-texts-screen.tsx')).MessageTextsScreen,
  ),
  screen(
    'messages',
    ['messages', 'messageTexts'],
    async () => (await import('./features/messages/messages-screen.tsx')).MessagesScreen,
  ),
  screen(
    'searches',
    ['searches', 'searchRules'],
    async () => (await import('./features/searches/searches-screen.tsx')).SearchesScreen,
  ),
  screen(
    'searches/text',
    ['searches', 'searchRules'],
    async () => (await import('./features/searches/search-text-screen.tsx')).SearchTextScreen,
  ),
  screen(
    'searches/words',
    ['searches', 'searchRules'],
    async () => (await import('./features/searches/search-words-screen.tsx')).SearchWordsScreen,
  ),
  screen(
    'staff',
    ['staff', 'session'],
    async () => (await import('./features/staff/staff-screen.tsx')).StaffScreen,
  ),
  screen(
    'audit',
    ['audit', 'orderEvents', 'orders'],
    async () => (await import('./features/audit/audit-screen.tsx')).AuditScreen,
  ),
  screen(
    'account',
    ['session'],
    async () => (await import('./features/account/account-screen.tsx')).AccountScreen,
  ),
  ...partnerScreens,
  { path: '*', Component: UnknownScreen },
];

/** Creates the router of the desk: every screen is within the session, but the opening of a link. */
export const deskRouter = () =>
  createBrowserRouter(
    [
      {
        ...screen('/join', ['session'], async () => (await import('./session/join-screen.tsx')).JoinScreen),
        HydrateFallback: () => null,
      },
      {
        path: '/',
        element: <SessionGate Offline={OfflineRun} />,
        HydrateFallback: () => null,
        children: [{ ErrorBoundary: ScreenFailure, children: screens }],
      },
    ],
    { basename: '/desk' },
  );
