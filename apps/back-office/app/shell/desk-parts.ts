import type { Permission } from '@dijla/contract/desk-client';
import type { DeskTexts } from '../i18n/desk-texts.ts';
import type { DeskIconName } from '../parts/desk-icon-drawings.ts';
import { paths } from '../paths.ts';

type DeskPart = {
  word: keyof DeskTexts['palette']['parts'];
  to: string;
  icon: DeskIconName;
  permission: Permission;
};

/** Parts of places, which the navigation does not show and the palette finds. */
export const deskParts: readonly DeskPart[] = [
  { word: 'paymentCases', to: paths.paymentCases, icon: 'payments', permission: 'payments.decide' },
  { word: 'settlements', to: paths.settlements, icon: 'payments', permission: 'payments.settle' },
  { word: 'affiliatePayouts', to: paths.affiliatePayouts, icon: 'key', permission: 'affiliates.pay' },
  { word: 'askedPoints', to: paths.askedPoints, icon: 'customers', permission: 'rewards.adjust' },
  { word: 'affiliateHolds', to: paths.affiliateHolds, icon: 'key', permission: 'affiliates.read' },
  { word: 'priceList', to: paths.priceList, icon: 'products', permission: 'products.edit' },
  { word: 'categories', to: paths.categories, icon: 'products', permission: 'products.read' },
  { word: 'brands', to: paths.brands, icon: 'products', permission: 'products.read' },
  { word: 'attributes', to: paths.attributes, icon: 'products', permission: 'products.read' },
  { word: 'searchWords', to: paths.searchWords, icon: 'search', permission: 'searches.read' },
  { word: 'messageTexts', to: paths.messageTexts, icon: 'message', permission: 'messages.edit' },
  { word: 'menu', to: paths.mainMenu, icon: 'views', permission: 'content.write' },
  { word: 'margin', to: paths.reportMargin, icon: 'reports', permission: 'reports.read' },
  { word: 'stock', to: paths.reportStock, icon: 'reports', permission: 'reports.read' },
  { word: 'turn', to: paths.reportTurn, icon: 'reports', permission: 'reports.read' },
  { word: 'invoices', to: paths.reportInvoices, icon: 'reports', permission: 'reports.read' },
  { word: 'funnel', to: paths.reportFunnel, icon: 'reports', permission: 'reports.read' },
  { word: 'refusals', to: paths.reportRefusals, icon: 'reports', permission: 'reports.read' },
  { word: 'sizes', to: paths.settingsGoods, icon: 'settings', permission: 'settings.manage' },
  { word: 'payment', to: paths.settingsPayment, icon: 'settings', permission: 'settings.manage' },
  { word: 'rate', to: paths.settingsRate, icon: 'settings', permission: 'settings.manage' },
  { word: 'taxes', to: paths.settingsTaxes, icon: 'settings', permission: 'settings.manage' },
  { word: 'rules', to: paths.settingsRules, icon: 'settings', permission: 'settings.manage' },
  { word: 'points', to: paths.settingsPoints, icon: 'settings', permission: 'settings.manage' },
  { word: 'reviews', to: paths.settingsReviews, icon: 'settings', permission: 'settings.manage' },
  { word: 'shop', to: paths.settingsShop, icon: 'settings', permission: 'settings.manage' },
  { word: 'keys', to: paths.settingsKeys, icon: 'settings', permission: 'integrations.manage' },
  { word: 'webhooks', to: paths.settingsWebhooks, icon: 'settings', permission: 'integrations.manage' },
];
