import type { RouteObject } from 'react-router';
import { screen } from './route-screen.ts';

/** Screens of the affiliate program. */
export const partnerScreens: readonly RouteObject[] = [
  screen(
    'affiliates',
    ['affiliates'],
    async () => (await import('./features/affiliates/affiliates-screen.tsx')).AffiliatesScreen,
  ),
  screen(
    'affiliates/payouts',
    ['affiliates'],
    async () => (await import('./features/affiliates/payouts-screen.tsx')).AffiliatePayoutsScreen,
  ),
  screen(
    'affiliates/holds',
    ['affiliates'],
    async () => (await import('./features/affiliates/holds-screen.tsx')).AffiliateHoldsScreen,
  ),
  screen(
    'affiliates/rules',
    ['affiliates'],
    async () => (await import('./features/affiliates/rules-screen.tsx')).AffiliateRulesScreen,
  ),
  screen(
    'affiliates/:affiliateId',
    ['affiliates'],
    async () => (await import('./features/affiliates/affiliate-screen.tsx')).AffiliateScreen,
  ),
];
