import type { DeskWord } from './desk-places.ts';

type DeskGroup = {
  /** The text that heads it; null for what stands alone. */
  title: 'ordersGroup' | 'catalogueGroup' | 'customersGroup' | 'shopGroup' | null;
  words: readonly DeskWord[];
};

/** The places of the desk as the navigation shows them: by what one is about. */
export const deskGroups: readonly DeskGroup[] = [
  { title: null, words: ['today'] },
  {
    title: 'ordersGroup',
    words: ['orders', 'calls', 'cancelRequests', 'returns', 'refusals', 'run', 'courierCash', 'payments'],
  },
  {
    title: 'catalogueGroup',
    words: ['products', 'promotions', 'digitalCards', 'giftCards', 'vendors', 'ownVendor', 'searches'],
  },
  {
    title: 'customersGroup',
    words: ['customers', 'reviews', 'questions', 'enquiries', 'newsletter', 'affiliates'],
  },
  {
    title: 'shopGroup',
    words: ['homePage', 'content', 'reports', 'messages', 'settings', 'staff', 'audit', 'account'],
  },
];
