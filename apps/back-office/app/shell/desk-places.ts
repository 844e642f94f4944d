import type { Permission } from '@dijla/contract/desk-client';
import type { DeskTexts } from '../i18n/desk-texts.ts';
import type { DeskIconName } from '../parts/desk-icon-drawings.ts';
import { paths } from '../paths.ts';

/** Names a place; its title is the text of that name. */
export type DeskWord =
  | 'today'
  | 'orders'
  | 'calls'
  | 'cancelRequests'
  | 'returns'
  | 'refusals'
  | 'run'
  | 'courierCash'
  | 'payments'
  | 'products'
  | 'promotions'
  | 'digitalCards'
  | 'giftCards'
  | 'reviews'
  | 'enquiries'
  | 'questions'
  | 'newsletter'
  | 'content'
  | 'homePage'
  | 'affiliates'
  | 'vendors'
  | 'ownVendor'
  | 'customers'
  | 'reports'
  | 'settings'
  | 'searches'
  | 'messages'
  | 'staff'
  | 'audit'
  | 'account';

export type DeskPlace = {
  word: DeskWord & keyof DeskTexts['shell'];
  to: string;
  icon: DeskIconName;
  permission: Permission;
  /** Who may do this besides has no use for the place. */
  unless?: Permission;
  /** Pressed after `g`; places that came when all letters were taken have none. */
  key?: string;
  /** What waits there is counted. */
  counted?: 'calls' | 'cancelRequests' | 'returns';
};

/** The parts of the desk, each for who may enter it; `deskGroups` has their order in the navigation. */
export const deskPlaces: readonly DeskPlace[] = [
  { word: 'today', to: paths.today, icon: 'today', permission: 'desk.enter', key: 't' },
  { word: 'orders', to: paths.orders, icon: 'orders', permission: 'orders.read', key: 'o' },
  { word: 'calls', to: paths.calls, icon: 'call', permission: 'orders.confirm', key: 'c', counted: 'calls' },
  {
    word: 'cancelRequests',
    to: paths.cancelRequests,
    icon: 'cancel',
    permission: 'orders.read',
    key: 'x',
    counted: 'cancelRequests',
  },
  {
    word: 'returns',
    to: paths.returns,
    icon: 'returns',
    permission: 'orders.read',
    key: 'r',
    counted: 'returns',
  },
  { word: 'refusals', to: paths.refusals, icon: 'refusals', permission: 'orders.read', key: 'f' },
  { word: 'run', to: paths.run, icon: 'truck', permission: 'run.work', unless: 'orders.assign', key: 'v' },
  {
    word: 'courierCash',
    to: paths.courierCash,
    icon: 'money',
    permission: 'couriers.close-day',
    key: 'k',
  },
  { word: 'payments', to: paths.creditLines, icon: 'payments', permission: 'credit.read', key: 'b' },
  { word: 'products', to: paths.products, icon: 'products', permission: 'products.read', key: 'p' },
  { word: 'promotions', to: paths.promotions, icon: 'promotions', permission: 'promotions.read', key: 'd' },
  {
    word: 'digitalCards',
    to: paths.digitalCards,
    icon: 'digitalCard',
    permission: 'digital-cards.read',
    key: 'i',
  },
  { word: 'giftCards', to: paths.giftCards, icon: 'digitalCard', permission: 'gift-cards.read', key: '2' },
  { word: 'reviews', to: paths.reviews, icon: 'review', permission: 'reviews.moderate', key: 'w' },
  { word: 'questions', to: paths.questions, icon: 'help', permission: 'reviews.moderate', key: 'j' },
  { word: 'enquiries', to: paths.enquiries, icon: 'note', permission: 'enquiries.answer', key: 'z' },
  { word: 'newsletter', to: paths.newsletter, icon: 'message', permission: 'newsletter.manage', key: 'n' },
  { word: 'content', to: paths.content, icon: 'edit', permission: 'content.write', key: 'g' },
  { word: 'homePage', to: paths.homePage, icon: 'views', permission: 'content.write', key: '1' },
  { word: 'affiliates', to: paths.affiliates, icon: 'key', permission: 'affiliates.read', key: 'h' },
  { word: 'vendors', to: paths.vendors, icon: 'money', permission: 'vendors.view' },
  {
    word: 'ownVendor',
    to: paths.ownVendor,
    icon: 'money',
    permission: 'own-vendor.view',
    unless: 'vendors.view',
  },
  { word: 'customers', to: paths.customers, icon: 'customers', permission: 'customers.read', key: 'u' },
  { word: 'reports', to: paths.reports, icon: 'reports', permission: 'reports.read', key: 'y' },
  { word: 'settings', to: paths.settings, icon: 'settings', permission: 'settings.manage', key: 'e' },
  { word: 'searches', to: paths.searches, icon: 'search', permission: 'searches.read', key: 'q' },
  { word: 'messages', to: paths.messages, icon: 'message', permission: 'messages.read', key: 'l' },
  { word: 'staff', to: paths.staff, icon: 'staff', permission: 'staff.manage', key: 's' },
  { word: 'audit', to: paths.audit, icon: 'audit', permission: 'audit.read', key: 'a' },
  { word: 'account', to: paths.account, icon: 'account', permission: 'desk.enter', key: 'm' },
];
