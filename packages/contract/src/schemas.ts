export { calls, type Calls } from './calls.ts';
export { type CallAccess, type CallDefinition, journeyOf, largestBody } from './define-call.ts';
export { type Journey, journeys, stepOutcome } from './journeys.ts';
export type { PointsCampaign, PointsPreview } from './desk/rewards/points-campaigns.ts';
export type { HoldReason } from './desk/affiliates/holds.ts';
export { viewsAtMost } from './desk/views/saved-views.ts';
export { noteMinutes } from './desk/notes/staff-notes.ts';
export { papersAtMost } from './desk/orders/print-papers.ts';
export { statementLinesAtMost } from './desk/statement-query.ts';
export { keyScopeNames, keyScopes, permissionsOfScopes } from './desk/key-scopes.ts';
export { type WebhookEvent, webhookEvents } from './desk/integrations/webhook-events.ts';
export { type Permission, permissions } from './desk/permissions.ts';
export { type RefusalCode, refusals } from './errors.ts';
export { apiVersion, openApiDocument } from './open-api.ts';
export { urlHit } from './url/map-url.ts';
export { type OrderBody, orderBody } from './order/place-order.ts';
export { addressesAtMost } from './values/customers/customer-profile.ts';
export { blockKind, extensionBlocks } from './values/arrangements/extension-block.ts';
export { attributeDocument } from './values/catalog/attribute-document.ts';
export { carousel } from './values/catalog/carousel.ts';
export { categoryDocument } from './values/catalog/category-document.ts';
export { cmsBlockDocument, cmsPageDocument, writtenKinds } from './values/catalog/content-documents.ts';
export type {
  AffiliateAccount,
  AffiliateBalance,
  AffiliateCampaign,
  AffiliateCouponReport,
  AffiliateGroup,
  AffiliatePaymentType,
  AffiliatePayout,
  AffiliateTransaction,
} from './values/affiliates/affiliate.ts';
export { isStorable } from './values/free-form.ts';
export { productDocument } from './values/catalog/product-document.ts';
export { type ProductOption, productOption } from './values/catalog/product-option.ts';
export { promotionRule } from './values/carts/promotion-rule.ts';
export { reviewDocument } from './values/catalog/review-document.ts';
export { searchAnswer, searchEntity, searchQuery, standardSearchAnswer } from './values/search.ts';
export { singleLine } from './values/single-line.ts';
export { givenPasskey, newPasskey } from './values/passkey.ts';
export { taxRule } from './values/carts/tax-rule.ts';
export { totals } from './values/carts/totals.ts';
export { totalsContext } from './values/carts/totals-context.ts';
export { type Wish, wishesAtMost } from './values/lists/wish.ts';
export { type Watched, type WatchChannel, type WatchKind, watchesAtMost } from './values/lists/watched.ts';
export type { NewsletterPreferences } from './newsletter/preferences.ts';
