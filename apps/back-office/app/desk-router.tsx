import { type ComponentType, lazy } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { JoinScreen } from './session/join-screen.tsx';
import { SessionGate } from './session/session-gate.tsx';
import { ScreenFailure } from './shell/screen-failure.tsx';
import { UnknownScreen } from './shell/unknown-screen.tsx';

const OfflineRun = lazy(async () => ({
  default: (await import('./features/run/offline-run.tsx')).OfflineRun,
}));

/** A screen whose script is loaded when it is first opened. */
const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

const screens: RouteObject[] = [
  screen('', async () => (await import('./features/today/today-screen.tsx')).TodayScreen),
  screen('orders', async () => (await import('./features/orders/order-list-screen.tsx')).OrderListScreen),
  screen('orders/:orderId', async () => (await import('./features/orders/order-screen.tsx')).OrderScreen),
  screen('calls', async () => (await import('./features/orders/lists/call-list-screen.tsx')).CallListScreen),
  screen(
    'cancel-requests',
    async () => (await import('./features/orders/lists/cancel-requests-screen.tsx')).CancelRequestsScreen,
  ),
  screen('returns', async () => (await import('./features/orders/lists/returns-screen.tsx')).ReturnsScreen),
  screen(
    'refusals',
    async () => (await import('./features/orders/lists/refusals-screen.tsx')).RefusalsScreen,
  ),
  screen('run', async () => (await import('./features/run/run-screen.tsx')).RunScreen),
  screen(
    'courier-cash',
    async () => (await import('./features/courier-cash/courier-cash-screen.tsx')).CourierCashScreen,
  ),
  screen(
    'products',
    async () => (await import('./features/products/product-list-screen.tsx')).ProductListScreen,
  ),
  screen(
    'customers',
    async () => (await import('./features/customers/customer-list-screen.tsx')).CustomerListScreen,
  ),
  screen(
    'customers/:customerId',
    async () => (await import('./features/customers/customer-screen.tsx')).CustomerScreen,
  ),
  screen('settings', async () => (await import('./features/settings/delivery-screen.tsx')).DeliveryScreen),
  screen('settings/goods', async () => (await import('./features/settings/goods-screen.tsx')).GoodsScreen),
  screen(
    'settings/payment',
    async () => (await import('./features/settings/payment-screen.tsx')).PaymentScreen,
  ),
  screen('settings/rate', async () => (await import('./features/settings/rate-screen.tsx')).RateScreen),
  screen('settings/rules', async () => (await import('./features/settings/rules-screen.tsx')).RulesScreen),
  screen('settings/shop', async () => (await import('./features/settings/shop-screen.tsx')).ShopScreen),
  screen('searches', async () => (await import('./features/searches/searches-screen.tsx')).SearchesScreen),
  screen(
    'searches/text',
    async () => (await import('./features/searches/search-text-screen.tsx')).SearchTextScreen,
  ),
  screen(
    'searches/words',
    async () => (await import('./features/searches/search-words-screen.tsx')).SearchWordsScreen,
  ),
  screen('staff', async () => (await import('./features/staff/staff-screen.tsx')).StaffScreen),
  screen('audit', async () => (await import('./features/audit/audit-screen.tsx')).AuditScreen),
  screen('account', async () => (await import('./features/account/account-screen.tsx')).AccountScreen),
  { path: '*', Component: UnknownScreen },
];

/** Creates the router of the desk: every screen is within the session, but the opening of a link. */
export const deskRouter = () =>
  createBrowserRouter(
    [
      { path: '/join', Component: JoinScreen },
      {
        path: '/',
        element: <SessionGate Offline={OfflineRun} />,
        HydrateFallback: () => null,
        children: [{ ErrorBoundary: ScreenFailure, children: screens }],
      },
    ],
    { basename: '/desk' },
  );
