import type { RouteObject } from 'react-router';
import { screen } from './route-screen.ts';

/** The screens of the settings. */
export const settingsScreens: RouteObject[] = [
  screen(
    'settings',
    ['settings'],
    async () => (await import('./features/settings/delivery/delivery-screen.tsx')).DeliveryScreen,
  ),
  screen(
    'settings/goods',
    ['settings'],
    async () => (await import('./features/settings/goods-screen.tsx')).GoodsScreen,
  ),
  screen(
    'settings/payment',
    ['settings'],
    async () => (await import('./features/settings/payment/payment-screen.tsx')).PaymentScreen,
  ),
  screen(
    'settings/rate',
    ['settings'],
    async () => (await import('./features/settings/rate-screen.tsx')).RateScreen,
  ),
  screen(
    'settings/taxes',
    ['settings', 'taxes'],
    async () => (await import('./features/settings/taxes/taxes-screen.tsx')).TaxesScreen,
  ),
  screen(
    'settings/rules',
    ['settings'],
    async () => (await import('./features/settings/rules-screen.tsx')).RulesScreen,
  ),
  screen(
    'settings/points',
    ['settings'],
    async () => (await import('./features/settings/points-screen.tsx')).PointsScreen,
  ),
  screen(
    'settings/reviews',
    ['settings'],
    async () => (await import('./features/settings/review-rules-screen.tsx')).ReviewRulesScreen,
  ),
  screen(
    'settings/shop',
    ['settings'],
    async () => (await import('./features/settings/shop-screen.tsx')).ShopScreen,
  ),
  screen(
    'settings/keys',
    ['integrations', 'settings'],
    async () => (await import('./features/settings/integrations/keys-screen.tsx')).KeysScreen,
  ),
  screen(
    'settings/webhooks',
    ['integrations', 'settings'],
    async () => (await import('./features/settings/integrations/webhooks-screen.tsx')).WebhooksScreen,
  ),
];
