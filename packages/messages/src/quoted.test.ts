import { describe, expect, it } from 'vitest';
import { account } from './en/account.ts';
import { addresses } from './en/addresses.ts';
import { cart } from './en/cart/cart.ts';
import { checkoutForm } from './en/cart/checkout-form.ts';
import { checkoutOptions } from './en/cart/checkout-options.ts';
import { ordered } from './en/cart/ordered.ts';
import { frame } from './en/frame.ts';
import { order } from './en/desk/orders/order.ts';
import { alerts } from './en/lists/alerts.ts';
import { payment } from './en/orders/payment.ts';
import { savedCards } from './en/orders/saved-cards.ts';
import { orderRequests } from './en/orders/order-requests.ts';
import { notices } from './en/notices.ts';
import { pageFailure } from './en/page-failure.ts';
import { reviews } from './en/product/reviews.ts';
import { refusals } from './en/refusals.ts';
import { productMore } from './en/product/product-more.ts';

describe('texts that the specification quotes', () => {
  it.each([
    ['8.04', checkoutForm.addressInvalid, 'Address is invalid. Please change address.'],
    ['8.04', ordered.addressInvalid, 'Address is invalid. Please change address.'],
    ['8.04', frame.addressInvalid, 'Address is invalid. Please change address.'],
    ['8.34', ordered.unhandled, 'Unhandled place order request error. Please contact support.'],
    ['8.35', ordered.notAvailable, 'Some of the ordered products are not available!'],
    [
      '8.36',
      cart.missingItems(['Tee']),
      'Please remove missing items from cart. This products are out of stock: “Tee”',
    ],
    ['8.37', cart.onlyAvailable(3), 'Only 3 products of this type are available!'],
    ['8.39', productMore.soldOutText, 'This product is out of stock.'],
    ['5.23', cart.quantityAtMost(9), 'Quantity must be 9 or below'],
    ['8.84', frame.servedFromCache, 'App is being served from cache by a service worker.'],
    ['8.80', notices.denied, 'Unable to get permission to notify...'],
    ['8.55', orderRequests.cancel.failed, 'Failed to submit cancellation request'],
    ['8.52', reviews.sending, 'Adding a review ...'],
    ['8.54', reviews.failed, 'Something went wrong while submitting the review.'],
    ['8.77', refusals['request.unexpected'](), 'Something went wrong. Please try again.'],
    ['8.78', pageFailure.errorCode, 'Internal Server Error 500'],
    ['8.56', orderRequests.fixErrors, 'Please fix the validation errors'],
    ['8.56', checkoutForm.fixErrors, 'Please fix the validation errors'],
    ['5.07', account.resetOffline, 'Reset password feature does not work while offline!'],
    ['8.02', addresses.mustLogIn, 'You must have to login'],
    ['8.03', refusals['user.address-id-missing'](), 'Address Id missing'],
    ['8.20', payment.otherInitializeFailed, 'Failed to initialize payment. Please try again.'],
    ['8.21', payment.initializeFailed, 'Failed to initialize FIB payment. Please try again.'],
    ['8.24', refusals['payment.not-cancelled'](), 'Failed to cancel payment'],
    ['8.25', order.attempts.paymentCanceled, 'Payment canceled successfully'],
    ['8.28', payment.failed.declined, 'Your payment has been declined. Please try again.'],
    ['8.29', payment.failedTitle, 'Payment failed'],
    ['8.33', savedCards.removed, 'Card has been deleted successfully.'],
    ['8.51', account.removing, 'Removing...'],
    ['8.53', payment.initializing, 'Initialize payment...'],
    ['8.06', account.resetMailFailed, 'Error while sending reset password e-mail'],
    ['wire §11', refusals['user.telephone-unknown'](), 'Customer with number does not exist'],
    [
      '8.11',
      refusals['user.facebook-not-linked'](),
      'Customer account is not linked. Please register first before logging in.',
    ],
    ['8.14', refusals['user.social-login-cancelled']({ provider: 'Facebook' }), 'Facebook login cancelled'],
    ['8.15', refusals['user.social-login-failed']({ provider: 'Facebook' }), 'Facebook login failed'],
    ['8.15', refusals['user.facebook-login-failed'](), 'Facebook login failed'],
    ['8.15', refusals['user.facebook-signup-failed'](), 'Facebook signup failed'],
    ['wire §6.3', refusals['user.reset-email-missing'](), 'Invalid e-mail provided!'],
    ['A.8', frame.addressesSaved, 'Address has been saved successfully.'],
    ['A.8', frame.addressRemoved, 'Address has been deleted successfully.'],
    ['8.46', alerts.priceOn, 'You will be notified when the price drops.'],
    ['8.47', alerts.priceOff, 'Price notifications have been turned off.'],
    ['8.48', alerts.stockOn, 'You will be notified when the item is back in stock.'],
    ['8.49', alerts.stockOff, 'Stock notifications have been turned off.'],
    ['8.41', refusals['rewards.not-enough-points'](), "You don't have enough points to spend!"],
    ['8.81', checkoutOptions.positionFailed, 'Unable to retrieve your location...'],
  ])('spec 2 %s is said word for word', (_row, text, quoted) => {
    expect(text).toBe(quoted);
  });
});
