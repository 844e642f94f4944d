import { analyticsCalls } from './analytics/analytics-calls.ts';
import { affiliateCalls } from './affiliate/affiliate-calls.ts';
import { brandCalls } from './brand/brand-calls.ts';
import { contentCalls } from './content/content-calls.ts';
import { applyCoupon } from './cart/apply-coupon.ts';
import { cartTotals } from './cart/cart-totals.ts';
import { clearCart } from './cart/clear-cart.ts';
import { collectTotals } from './cart/collect-totals.ts';
import { createCart } from './cart/create-cart.ts';
import { deleteCoupon } from './cart/delete-coupon.ts';
import { deleteLine } from './cart/delete-line.ts';
import { findMyCart } from './cart/find-my-cart.ts';
import { listPaymentMethods } from './cart/list-payment-methods.ts';
import { listShippingMethods } from './cart/list-shipping-methods.ts';
import { pullCart } from './cart/pull-cart.ts';
import { readCoupon } from './cart/read-coupon.ts';
import { readTotalsContext } from './cart/read-totals-context.ts';
import { selectPaymentMethod } from './cart/select-payment-method.ts';
import { setShippingInformation } from './cart/set-shipping-information.ts';
import { updateLine } from './cart/update-line.ts';
import { searchCatalog } from './catalog/search-catalog.ts';
import { listPopularSearches } from './catalog/list-popular-searches.ts';
import { searchProvider } from './catalog/search-provider.ts';
import { suggestWords } from './catalog/suggest-words.ts';
import { takeSlimCatalog } from './catalog/take-slim-catalog.ts';
import { understandSearch } from './catalog/understand-search.ts';
import { sortCategory } from './category/sort-category.ts';
import type { CallDefinition } from './define-call.ts';
import { removeFactor, renewRecoveryCodes } from './desk/sign-in/change-factors.ts';
import { endSession } from './desk/sign-in/end-session.ts';
import { listFactors } from './desk/sign-in/list-factors.ts';
import { addPasskey, beginPasskey } from './desk/sign-in/passkey-factor.ts';
import { beginPasskeySignIn, signInByPasskey } from './desk/sign-in/passkey-sign-in.ts';
import { setDeskPassword } from './desk/sign-in/set-password.ts';
import { signIn } from './desk/sign-in/sign-in.ts';
import { beginStepUp, stepUp } from './desk/sign-in/step-up.ts';
import { beginTotp, confirmTotp } from './desk/sign-in/totp-factor.ts';
import { apiKeyCalls } from './desk/integrations/api-keys.ts';
import { webhookCalls } from './desk/integrations/webhooks.ts';
import { cancelOrder } from './desk/orders/cancellations/cancel-order.ts';
import { confirmOrder } from './desk/orders/confirm-order.ts';
import { decideCancellation } from './desk/orders/cancellations/decide-cancellation.ts';
import { listCancelRequests } from './desk/orders/cancellations/list-cancel-requests.ts';
import { deliverOrder } from './desk/orders/deliver-order.ts';
import { listDeskOrders } from './desk/orders/list-orders.ts';
import { followOrders } from './desk/orders/follow-orders.ts';
import { editOrder } from './desk/orders/edit-order.ts';
import { listOrdersToCall } from './desk/orders/list-orders-to-call.ts';
import { listReturns } from './desk/orders/returns/list-returns.ts';
import { noteCall } from './desk/orders/note-call.ts';
import { notePayment } from './desk/orders/note-payment.ts';
import { exportOrders } from './desk/orders/export-orders.ts';
import { moveOrders } from './desk/orders/move-orders.ts';
import { closeCourierDay, readCourierCash } from './desk/couriers/courier-cash.ts';
import { giveToCourier } from './desk/couriers/give-to-courier.ts';
import { listCouriers } from './desk/couriers/list-couriers.ts';
import { deskAffiliateCalls } from './desk/affiliates/affiliates.ts';
import { deskCampaignCalls } from './desk/rewards/points-campaigns.ts';
import { deskHoldCalls } from './desk/affiliates/holds.ts';
import { deskVendorCalls } from './desk/vendors/vendors.ts';
import { deskPaymentCalls } from './desk/payments/desk-payment-calls.ts';
import { readRun } from './desk/couriers/read-run.ts';
import { workStop } from './desk/couriers/work-stop.ts';
import { readToday } from './desk/read-today.ts';
import {
  addStaffMember,
  disableStaffMember,
  giveStaffLink,
  setStaffRoles,
  setStaffVendor,
} from './desk/staff/change-staff.ts';
import { enableProduct } from './desk/products/enable-product.ts';
import { catalogCalls } from './desk/catalog/catalog-calls.ts';
import { listDeskProducts } from './desk/products/list-products.ts';
import { readDeskProduct } from './desk/products/read-product.ts';
import { setPrices } from './desk/products/set-prices.ts';
import { setStock } from './desk/products/set-stock.ts';
import {
  readDelivery,
  setMethodPrices,
  setRegionDelivery,
  setSizeClass,
  setSlot,
} from './desk/settings/delivery.ts';
import { previewExchangeRate, readExchangeRate, setExchangeRate } from './desk/settings/exchange-rate.ts';
import { readOrderRules, setOrderRules } from './desk/settings/order-rules.ts';
import { readReviewRules, setReviewRules } from './desk/settings/review-rules.ts';
import { readPayable, setPayable } from './desk/settings/payable.ts';
import { deskTaxCalls } from './desk/settings/taxes.ts';
import {
  addPaymentMethod,
  listDeskPaymentMethods,
  setPaymentMethod,
} from './desk/settings/payment-methods.ts';
import { deskGiftCardCalls } from './desk/gift-cards/gift-cards.ts';
import { deskDigitalCardCalls } from './desk/digital-cards/digital-cards.ts';
import { deskEnquiryCalls } from './desk/enquiries/enquiries.ts';
import { deskQuestionCalls } from './desk/questions/questions.ts';
import { deskArrangementCalls } from './desk/arrangements/arrangement-calls.ts';
import { deskCarouselCalls } from './desk/carousels/carousel-calls.ts';
import { deskContentCalls } from './desk/content/content-calls.ts';
import { deskNewsletterCalls } from './desk/newsletter/subscribers.ts';
import {
  answerReview,
  decideReviewPictures,
  decideReviews,
  listDeskReviews,
} from './desk/reviews/reviews.ts';
import { readShopBrand, setShopBrand } from './desk/settings/shop-brand.ts';
import { readOrderNotice, setOrderNotice } from './desk/staff/order-notice.ts';
import { promotionCalls } from './desk/promotions/promotion-calls.ts';
import { reportCalls } from './desk/reports/report-calls.ts';
import { listStaff } from './desk/staff/list-staff.ts';
import { addRole, listRoles, removeRole, setRole } from './desk/staff/roles.ts';
import { listStaffSessions, revokeStaffSession } from './desk/staff/staff-sessions.ts';
import { placeForCaller } from './desk/orders/place-for-caller.ts';
import { prepareOrder } from './desk/orders/prepare-order.ts';
import { printPackingSlip } from './desk/orders/print-packing-slip.ts';
import { printLabels, printManifest, printPickList } from './desk/orders/print-papers.ts';
import { readDeskOrder } from './desk/orders/read-order.ts';
import { refundPayment, settleRefund } from './desk/orders/refund-payment.ts';
import { cancelPayment } from './desk/orders/cancel-payment.ts';
import { refundOrder } from './desk/orders/refund-order.ts';
import { reportRefusals } from './desk/orders/report-refusals.ts';
import { reviewOrder } from './desk/orders/review-order.ts';
import { workReturn } from './desk/orders/returns/work-return.ts';
import { listSessions as listDeskSessions } from './desk/sign-in/list-sessions.ts';
import { openSession } from './desk/sign-in/open-session.ts';
import { listDeadJobs, listMessages, runJobsAgain, sendMessagesAgain } from './desk/messages/messages.ts';
import { noteCalls } from './desk/notes/staff-notes.ts';
import { orderFileCalls } from './desk/orders/order-downloads.ts';
import { deleteView, listViews, saveView, setDefaultView, shareView } from './desk/views/saved-views.ts';
import {
  listMessageTexts,
  previewMessage,
  resetMessageText,
  sendTestMessage,
  setMessageText,
} from './desk/messages/message-texts.ts';
import { readSenderDomain } from './desk/messages/sender-domain.ts';
import { listSearches } from './desk/searches/list-searches.ts';
import { listSearchRules, readSearchText, saveSearchRule } from './desk/searches/search-text.ts';
import { listSearchWords, saveSearchWords } from './desk/searches/search-words.ts';
import { deskCustomerCalls } from './desk/customers/desk-customer-calls.ts';
import { readAudit } from './desk/read-audit.ts';
import { readSession } from './desk/sign-in/read-session.ts';
import { revokeSession as revokeDeskSession } from './desk/sign-in/revoke-session.ts';
import { confirmOrderAsBuyer, sendConfirmCode } from './order/confirm-order.ts';
import { listCancelReasons } from './order/list-cancel-reasons.ts';
import { placeOrder } from './order/place-order.ts';
import { printInvoice } from './order/print-invoice.ts';
import { requestCancellation, requestGuestCancellation } from './order/request-cancellation.ts';
import { requestGuestReturn, requestReturn } from './order/request-return.ts';
import { readGuestOrder } from './order/read-guest-order.ts';
import { readOrder } from './order/read-order.ts';
import { withdrawOrder } from './order/withdraw-order.ts';
import { recommendProducts } from './product/recommend-products.ts';
import { renderList } from './product/render-list.ts';
import { tellSeenTogether } from './product/tell-seen-together.ts';
import { digitalCardCalls } from './digital-cards/digital-card-calls.ts';
import { downloadCalls } from './downloads/download-calls.ts';
import { giftCardCalls } from './gift-cards/gift-card-calls.ts';
import { reviewCalls } from './review/review-calls.ts';
import { listRegions } from './store/list-regions.ts';
import { readShop } from './store/read-shop.ts';
import { readCurrency } from './store/read-currency.ts';
import { readIp } from './other/read-ip.ts';
import { readCaptcha } from './other/read-captcha.ts';
import { readTestInbox } from './other/read-test-inbox.ts';
import { tellEvent } from './other/tell-event.ts';
import { paymentCalls } from './payment/payment-calls.ts';
import { checkStock } from './stock/check-stock.ts';
import { listStock } from './stock/list-stock.ts';
import { rewardCalls } from './rewards/reward-calls.ts';
import { userCalls } from './user/user-calls.ts';
import { mapUrl } from './url/map-url.ts';
import { resolveUrl } from './url/resolve-url.ts';
import { enquiryCalls } from './enquiry/enquiry-calls.ts';
import { questionCalls } from './question/question-calls.ts';
import { newsletterCalls } from './newsletter/newsletter-calls.ts';
import { messagingCalls } from './messaging/messaging-calls.ts';
import { watchlistCalls } from './watchlist/watch-calls.ts';
import { wishlistCalls } from './wishlist/wishlist-calls.ts';

/** Every call by name. */
export const calls = {
  'cart/create': createCart,
  'cart/update': updateLine,
  'cart/delete': deleteLine,
  'cart/pull': pullCart,
  'cart/mine': findMyCart,
  'cart/totals': cartTotals,
  'cart/totals-context': readTotalsContext,
  'cart/apply-coupon': applyCoupon,
  'cart/delete-coupon': deleteCoupon,
  'cart/coupon': readCoupon,
  'cart/clear': clearCart,
  'cart/selected-payment-method': selectPaymentMethod,
  'cart/shipping-methods': listShippingMethods,
  'cart/payment-methods': listPaymentMethods,
  'cart/shipping-information': setShippingInformation,
  'cart/collect-totals': collectTotals,
  'order/place': placeOrder,
  'order/cancel-reasons': listCancelReasons,
  'order/request-cancellation': requestCancellation,
  'order/request-return': requestReturn,
  'order/request-guest-cancellation': requestGuestCancellation,
  'order/request-guest-return': requestGuestReturn,
  'order/withdraw': withdrawOrder,
  'order/one': readOrder,
  'order/guest': readGuestOrder,
  'order/confirm': confirmOrderAsBuyer,
  'order/send-confirm-code': sendConfirmCode,
  'order/invoice': printInvoice,
  ...paymentCalls,
  'stock/check': checkStock,
  'stock/list': listStock,
  'catalog/search': searchCatalog,
  'catalog/popular-searches': listPopularSearches,
  'catalog/provider-search': searchProvider,
  'catalog/suggest': suggestWords,
  'catalog/slim': takeSlimCatalog,
  'catalog/understand': understandSearch,
  'product/render-list': renderList,
  'product/recommendations': recommendProducts,
  'product/seen-together': tellSeenTogether,
  ...reviewCalls,
  ...digitalCardCalls,
  ...downloadCalls,
  ...giftCardCalls,
  ...brandCalls,
  ...contentCalls,
  'category/sort': sortCategory,
  'url/map': mapUrl,
  'url/resolver': resolveUrl,
  'store/currency': readCurrency,
  'store/regions': listRegions,
  'store/shop': readShop,
  ...userCalls,
  ...wishlistCalls,
  ...watchlistCalls,
  ...rewardCalls,
  ...newsletterCalls,
  ...questionCalls,
  ...enquiryCalls,
  ...messagingCalls,
  ...affiliateCalls,
  'other/ip': readIp,
  'other/captcha': readCaptcha,
  'other/test-inbox': readTestInbox,
  'other/event': tellEvent,
  ...analyticsCalls,
  'desk/link': openSession,
  'desk/sign-in': signIn,
  'desk/begin-passkey-sign-in': beginPasskeySignIn,
  'desk/sign-in-by-passkey': signInByPasskey,
  'desk/set-password': setDeskPassword,
  'desk/factors': listFactors,
  'desk/begin-totp': beginTotp,
  'desk/confirm-totp': confirmTotp,
  'desk/begin-passkey': beginPasskey,
  'desk/add-passkey': addPasskey,
  'desk/remove-factor': removeFactor,
  'desk/renew-recovery-codes': renewRecoveryCodes,
  'desk/begin-step-up': beginStepUp,
  'desk/step-up': stepUp,
  'desk/session': readSession,
  'desk/end-session': endSession,
  'desk/sessions': listDeskSessions,
  'desk/revoke-session': revokeDeskSession,
  'desk/audit': readAudit,
  'desk/messages': listMessages,
  'desk/send-messages-again': sendMessagesAgain,
  'desk/message-texts': listMessageTexts,
  'desk/set-message-text': setMessageText,
  'desk/reset-message-text': resetMessageText,
  'desk/preview-message': previewMessage,
  'desk/send-test-message': sendTestMessage,
  'desk/sender-domain': readSenderDomain,
  'desk/jobs': listDeadJobs,
  'desk/run-jobs-again': runJobsAgain,
  ...orderFileCalls,
  ...noteCalls,
  'desk/views': listViews,
  'desk/save-view': saveView,
  'desk/delete-view': deleteView,
  'desk/set-default-view': setDefaultView,
  'desk/share-view': shareView,
  'desk/searches': listSearches,
  'desk/order-notice': readOrderNotice,
  'desk/set-order-notice': setOrderNotice,
  'desk/search-text': readSearchText,
  'desk/save-search-rule': saveSearchRule,
  'desk/search-rules': listSearchRules,
  'desk/search-words': listSearchWords,
  'desk/save-search-words': saveSearchWords,
  'desk/staff': listStaff,
  'desk/add-staff': addStaffMember,
  'desk/give-staff-link': giveStaffLink,
  'desk/set-staff-roles': setStaffRoles,
  'desk/set-staff-vendor': setStaffVendor,
  'desk/disable-staff': disableStaffMember,
  'desk/staff-sessions': listStaffSessions,
  'desk/revoke-staff-session': revokeStaffSession,
  'desk/roles': listRoles,
  'desk/add-role': addRole,
  'desk/set-role': setRole,
  'desk/remove-role': removeRole,
  'desk/today': readToday,
  'desk/export-orders': exportOrders,
  'desk/move-orders': moveOrders,
  'desk/orders': listDeskOrders,
  'desk/order-events': followOrders,
  'desk/place-order': placeForCaller,
  'desk/orders-to-call': listOrdersToCall,
  'desk/note-call': noteCall,
  'desk/refusals': reportRefusals,
  'desk/returns': listReturns,
  'desk/work-return': workReturn,
  'desk/cancel-requests': listCancelRequests,
  'desk/decide-cancellation': decideCancellation,
  'desk/order': readDeskOrder,
  'desk/packing-slip': printPackingSlip,
  'desk/print-labels': printLabels,
  'desk/print-pick-list': printPickList,
  'desk/print-manifest': printManifest,
  'desk/confirm-order': confirmOrder,
  'desk/prepare-order': prepareOrder,
  'desk/edit-order': editOrder,
  'desk/deliver-order': deliverOrder,
  'desk/review-order': reviewOrder,
  'desk/cancel-order': cancelOrder,
  'desk/refund-order': refundOrder,
  'desk/cancel-payment': cancelPayment,
  'desk/refund-payment': refundPayment,
  'desk/settle-refund': settleRefund,
  'desk/note-payment': notePayment,
  ...deskPaymentCalls,
  'desk/couriers': listCouriers,
  'desk/give-to-courier': giveToCourier,
  'desk/run': readRun,
  'desk/work-stop': workStop,
  'desk/courier-cash': readCourierCash,
  'desk/close-courier-day': closeCourierDay,
  'desk/products': listDeskProducts,
  'desk/product': readDeskProduct,
  'desk/set-stock': setStock,
  'desk/set-prices': setPrices,
  'desk/enable-product': enableProduct,
  ...catalogCalls,
  'desk/delivery': readDelivery,
  'desk/set-method-prices': setMethodPrices,
  'desk/set-region-delivery': setRegionDelivery,
  'desk/set-size-class': setSizeClass,
  'desk/set-slot': setSlot,
  'desk/exchange-rate': readExchangeRate,
  'desk/preview-exchange-rate': previewExchangeRate,
  'desk/set-exchange-rate': setExchangeRate,
  ...deskTaxCalls,
  'desk/order-rules': readOrderRules,
  'desk/set-order-rules': setOrderRules,
  'desk/review-rules': readReviewRules,
  'desk/set-review-rules': setReviewRules,
  'desk/payment-methods': listDeskPaymentMethods,
  'desk/add-payment-method': addPaymentMethod,
  'desk/set-payment-method': setPaymentMethod,
  'desk/payable': readPayable,
  'desk/set-payable': setPayable,
  ...apiKeyCalls,
  ...webhookCalls,
  'desk/shop': readShopBrand,
  'desk/set-shop': setShopBrand,
  ...deskAffiliateCalls,
  ...deskHoldCalls,
  ...deskCampaignCalls,
  ...deskVendorCalls,
  ...promotionCalls,
  ...reportCalls,
  'desk/reviews': listDeskReviews,
  'desk/decide-reviews': decideReviews,
  'desk/answer-review': answerReview,
  'desk/decide-review-pictures': decideReviewPictures,
  ...deskDigitalCardCalls,
  ...deskGiftCardCalls,
  ...deskQuestionCalls,
  ...deskEnquiryCalls,
  ...deskNewsletterCalls,
  ...deskContentCalls,
  ...deskArrangementCalls,
  ...deskCarouselCalls,
  ...deskCustomerCalls,
} satisfies Record<string, CallDefinition>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
