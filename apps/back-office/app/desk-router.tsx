import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { JoinScreen } from './session/join-screen.tsx';
import { SessionGate } from './session/session-gate.tsx';
import { ScreenFailure } from './shell/screen-failure.tsx';
import { UnknownScreen } from './shell/unknown-screen.tsx';

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
  screen('searches', async () => (await import('./features/searches/searches-screen.tsx')).SearchesScreen),
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
        Component: SessionGate,
        HydrateFallback: () => null,
        children: [{ ErrorBoundary: ScreenFailure, children: screens }],
      },
    ],
    { basename: '/desk' },
  );
