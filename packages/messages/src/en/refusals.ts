import { pluralEnglish } from '../plural.ts';

type Data = Readonly<Record<string, string | number>>;

/**
 * The provider's refusal texts. Those about missing elements are fixed texts of the wire (wire §2–§5) that
 * clients compare; the others are read by shoppers.
 */
export const refusals = {
  'request.malformed-json': () => 'The request body is not valid JSON.',
  'request.invalid': (data: Data) => `The request is not valid: ${data.problem ?? 'unknown'}`,
  'request.too-large': () => 'The request is too large.',
  'request.too-many': () => 'Too many attempts. Please wait a little and try again.',
  'request.captcha-needed': () => 'Please confirm that you’re not a robot, then try again.',
  'request.unknown-path': () => 'There’s nothing at this address.',
  'request.method-not-allowed': () => 'This address doesn’t take that method.',
  'request.not-permitted': () => 'You’re not allowed to do this.',
  'request.not-json': () => 'The request body must be sent as application/json.',
  'request.unexpected': () => 'Something went wrong. Please try again.',
  'request.busy': () => 'We’re very busy right now. Please try again in a moment.',
  'request.unavailable': () => 'The shop is unavailable for a moment. Please try again shortly.',
  'cart.item-element-missing': () => 'No cartItem element provided within the request body',
  'cart.not-found': (data: Data) => `No such entity with cartId = ${data.cartId ?? ''}`,
  'cart.line-not-found': () => 'This item is no longer in the cart.',
  'cart.product-not-found': () =>
    'The product that was requested does not exist. Verify the product and try again.',
  'cart.product-not-salable': () => 'Product that you are trying to add is not available.',
  'cart.options-missing': (data: Data) =>
    data.option ? `Please choose first: ${data.option}` : 'You need to choose options for your item.',
  'cart.no-such-variant': () =>
    'No such configuration for the product. Please do choose another combination of attributes.',
  'cart.choice-not-found': (data: Data) =>
    data.option ? `This choice is not available: ${data.option}` : 'This choice is not available.',
  'cart.choice-too-many': (data: Data) =>
    data.option ? `Please choose one only: ${data.option}` : 'The same thing was chosen twice.',
  'cart.choice-qty-fixed': (data: Data) => `You can’t change the quantity here: ${data.option ?? ''}`,
  'cart.text-too-long': (data: Data) =>
    `The text is too long: ${data.option ?? ''}. It has room for ${data.most ?? ''} characters.`,
  'cart.date-invalid': (data: Data) => `Please enter a date such as 2026-02-28: ${data.option ?? ''}`,
  'cart.links-missing': () => 'Please choose what you want to download.',
  'cart.qty-invalid': () => 'Please enter a whole quantity between 1 and 10,000.',
  'cart.qty-not-available': (data: Data) =>
    data.available === undefined
      ? 'The requested qty is not available'
      : `The requested qty is not available. Only ${data.available} left.`,
  'cart.out-of-stock': () => 'The product is out of stock and cannot be added to the cart!',
  'cart.price-unknown': () => 'Product price is unknown, product cannot be added to the cart!',
  'cart.too-many-lines': () => 'The cart is full. Please order what is in it first.',
  'cart.coupon-missing': () => 'No coupon code provided',
  'cart.coupon-not-valid': () => "The coupon code isn't valid. Verify the code and try again.",
  'cart.coupon-without-goods': () => 'The cart is empty. Put something in it before you use a coupon.',
  'cart.empty': () => 'The cart is empty.',
  'cart.address-element-missing': () => 'No address element provided within the request body',
  'cart.methods-element-missing': () =>
    'No shipping and payment methods element provided within the request body',
  'cart.carrier-not-found': (data: Data) =>
    `Carrier with such method not found: ${data.carrier ?? ''}, ${data.method ?? ''}`,
  'cart.delivery-slot-not-available': () => 'This delivery time is not available. Please choose another.',
  'cart.payment-method-not-available': () => 'The requested Payment Method is not available.',
  'order.invalid': () => 'The order is not complete. Please check the address and try again.',
  'order.products-not-added': (data: Data) => `Error while adding products. ${data.problem ?? ''}`.trim(),
  'order.shipping-method-not-available': () => 'Please choose a delivery method.',
  'order.region-unknown': (data: Data) =>
    `There’s no governorate called ${data.region ?? ''}. Please choose a governorate of Iraq.`,
  'order.shipping-address-missing': () => 'Please enter a delivery address.',
  'order.coupon-used-up': () => 'The coupon has been used up. Remove it and order again.',
  'order.coupon-ended': (data: Data) =>
    `The coupon ${data.coupon ?? ''} can no longer be used and was removed from your cart. Check the new total and order again.`,
  'order.buyer-unknown': () =>
    'Each customer can use this discount a limited number of times. Please enter your mobile number or email address and order again.',
  'order.foreign-page': () =>
    'We only take orders from this shop’s own pages. Open the shop and order again.',
  'order.withdrawn': () => 'This order was canceled.',
  'order.not-found': () => 'We couldn’t find this order.',
  'order.no-invoice': () => 'There’s no invoice for this order.',
  'order.changed-meanwhile': () =>
    'This order has been changed in the meantime. Look at it again before you go on.',
  'order.move-not-possible': () => 'This can’t be done in the state the order is in.',
  'order.package-not-found': (data: Data) => `This order has no package ${data.package ?? ''}.`,
  'order.package-not-named': () => 'This order has several packages. Say which one you mean.',
  'order.lines-not-there': () => 'Choose items and quantities that are in this package.',
  'order.amount-too-high': (data: Data) => `The amount can be at most ${data.most ?? ''}.`,
  'order.confirm-not-possible': () => 'This order was canceled, so there’s nothing left to confirm.',
  'order.confirm-not-needed': () => 'This order doesn’t need to be confirmed any more.',
  'order.no-mobile-number': () =>
    'We can’t send an SMS to the number of this order, so we’ll call you instead.',
  'order.cancel-not-possible': () => 'This order can no longer be canceled.',
  'order.cancel-requested': () => 'The customer has asked to cancel this order. Decide on that first.',
  'order.cancel-not-requested': () => 'There’s no open request to cancel this order.',
  'order.cancel-reason-unknown': () => 'Choose one of the reasons.',
  'order.not-confirmed': () => 'Call the customer and confirm this order before you pack it.',
  'order.return-not-possible': () => 'These items can’t be returned.',
  'order.return-not-found': () => 'We couldn’t find this return.',
  'order.too-many-unpaid': (data: Data) =>
    `Orders that are waiting for payment: ${data.most ?? ''} at most. Pay for one of them first, or choose another way to pay.`,
  'order.payment-open': () =>
    'A payment of this order has been made or can still be made, so it can’t be changed now.',
  'order.refund-open': () => 'A refund of this order isn’t settled yet.',
  'order.refund-by-hand': () => 'The gateway can’t give this payment back. Give it back by hand.',
  'order.refund-whole-only': () => 'This gateway only gives a whole payment back.',
  'order.refund-settled': () => 'This refund is settled already.',
  'credit.not-offered': () => 'The shop doesn’t offer this way to pay.',
  'credit.asked': () => 'You’ve already asked for this. We’ll get back to you.',
  'credit.not-found': () => 'We couldn’t find this credit line.',
  'credit.not-open': () => 'This credit line isn’t open.',
  'credit.changed-meanwhile': () => 'This credit line has just changed. Look at it again, then go on.',
  'credit.days-missing': () => 'Say in how many days an order on account is due.',
  'order.credit-short': (data: Data) =>
    `This is more than the credit line has left: ${data.available ?? ''}.`,
  'order.months-not-chosen': () =>
    'Number of installments is not selected, Please select the number of installments and try again.',
  'order.credit-dearer': () => 'The monthly amount has changed. Please look at it and order again.',
  'payment.case-not-found': () => 'This payment doesn’t wait for a decision.',
  'payment.settlement-not-found': () => 'We couldn’t find this file.',
  'payment.file-unreadable': (data: Data) =>
    `Row ${data.row ?? ''}: the column “${data.column ?? ''}” can’t be read.`,
  'payment.not-found': () => 'Payment status check failed',
  'payment.not-possible': () => 'This order can’t be paid online now.',
  'payment.not-begun': ({ method }: Data) =>
    method === 'fib' ? 'Payment initialization failed' : 'Failed to initialize payment',
  'payment.card-not-found': () => 'This card isn’t kept any more. Choose another one.',
  'payment.not-cancelled': () => 'Failed to cancel payment',
  'installments.not-eligible': () => 'Installments aren’t available for this card holder.',
  'installments.limit-too-low': () => 'This order is above what may be paid in installments.',
  'installments.identity-not-found': () =>
    'No card holder was found by this. Look at the number and the telephone.',
  'installments.count-missing': () =>
    'Number of installments is not selected, Please select the number of installments and try again.',
  'installments.session-over': () =>
    'Too much time has passed, or the cart has changed. Check again what you may pay in.',
  'installments.not-available': () =>
    'Installments can’t be checked now. Try again, or choose another way to pay.',
  'installments.too-many-identities': () => 'There are enough card holders here. Remove one first.',
  'payment.order-missing': () => 'Place the order first: it’s paid right after.',
  'order.too-much-unpaid': (data: Data) =>
    Number(data.most ?? 0) > 0
      ? `${data.product ?? ''}: ${data.most ?? ''} at most while they’re waiting for payment. Order fewer, or choose another way to pay.`
      : `${data.product ?? ''}: other orders that are waiting for payment hold all we keep for them. Choose another way to pay, or try again later.`,
  'order.too-many-unconfirmed': (data: Data) =>
    `Orders that are waiting for your confirmation: ${data.most ?? ''} at most. Confirm one of them by the link or code we sent you, or wait for our call.`,
  'order.too-much-unconfirmed': (data: Data) =>
    Number(data.most ?? 0) > 0
      ? `${data.product ?? ''}: ${data.most ?? ''} at most until your first order has been confirmed. Please order fewer.`
      : `${data.product ?? ''}: other orders that are waiting for confirmation hold all we keep for them. Pay online, or try again later.`,
  'order.not-paid': () => 'This order has to be paid before it’s packed.',
  'order.already-placed': () => 'This order has already been placed.',
  'order.total-changed': (data: Data) =>
    `The total is now ${data.total ?? ''}. Please look through your cart and order again.`,
  'stock.sku-missing': () => 'sku parameter is required',
  'stock.skus-missing': () => 'skus parameter is required',
  'stock.sku-not-found': () =>
    'The product that was requested does not exist. Verify the product and try again.',
  'brand.unknown-attribute': (data: Data) => `The attribute ${data.attribute ?? ''} has no brands.`,
  'brand.not-found': (data: Data) => `There is no brand ${data.brand ?? ''}.`,
  'content.not-found': () => 'There is no such page.',
  'carousel.not-found': (data: Data) => `There is no carousel ${data.carousel ?? ''}.`,
  'category.not-found': (data: Data) => `There is no category ${data.category ?? ''}.`,
  'search.unknown-index': () => 'There is no such index.',
  'search.unreadable-request': () => 'We couldn’t read the search request.',
  'user.not-signed-in': () => "The consumer isn't authorized to access self.",
  'user.sign-in-incorrect': () =>
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  'user.disabled': () =>
    'Your account was disabled. Please contact the store administrator on the reason for blocking your account.',
  'user.registration-invalid': () => 'The registration is not complete. Please check what you entered.',
  'user.email-taken': () => 'A customer with the same email address already exists in an associated website.',
  'user.telephone-unknown': () => 'Customer with number does not exist',
  'user.telephone-missing': () => 'Add a mobile number to your account first.',
  'user.telephone-verified': () => 'Your mobile number is confirmed already.',
  'user.code-wrong': (data: Data) =>
    `This code isn’t right. ${pluralEnglish(Number(data.left ?? 0), { one: 'One try left.', other: `${data.left ?? ''} tries left.` })}`,
  'user.code-expired': () => 'This code has expired. Ask for a new one.',
  'user.code-too-many': () => 'Too many wrong tries. Ask for a new code.',
  'user.password-token-invalid': () => 'This has taken too long. Ask for a new code.',
  'user.reset-email-missing': () => 'Invalid e-mail provided!',
  'user.email-not-provided': () => 'email not provided',
  'user.reset-token-not-provided': () => 'resetToken not provided',
  'user.new-password-not-provided': () => 'newPassword not provided',
  'user.password-not-set': () => 'This link has expired or was used before. Ask for a new one.',
  'user.telephone-invalid': () => 'Please enter a valid mobile number.',
  'user.password-weak': (data: Data) =>
    `The password needs at least ${data.least ?? ''} characters. Create a new password and try again.`,
  'user.password-common': () =>
    'This password is easy to guess because many people use it. Create a new password and try again.',
  'user.password-personal': () =>
    'The password must not be your own name, email or mobile number. Create a new password and try again.',
  'user.password-needed': () => 'Enter your current password to change your email or mobile number.',
  'user.password-wrong': () => "The password doesn't match this account. Verify the password and try again.",
  'user.profile-invalid': () => 'Your details are not complete. Please check what you entered.',
  'user.not-saved': () => 'The account was not saved. Please try again.',
  'user.address-id-missing': () => 'Address Id missing',
  'user.foreign-address': () => 'Provided invalid address.id or address.customer_id',
  'user.too-many-addresses': (data: Data) =>
    `You can keep up to ${data.most ?? ''} addresses. Remove one first.`,
  'user.password-not-changed': () =>
    "The password doesn't match this account. Verify the password and try again.",
  'user.refresh-token-missing': () => 'No refresh token provided',
  'user.refresh-token-invalid': () => 'Invalid refresh token provided',
  'user.social-login-failed': (data: Data) => `${data.provider ?? 'Your'} login failed`,
  'user.social-login-cancelled': (data: Data) => `${data.provider ?? ''} login cancelled`,
  'user.social-login-ended': () => 'This has taken too long. Please log in again.',
  'user.identity-not-found': () => 'Your account isn’t connected there anymore.',
  'user.native-code-invalid': () =>
    'The app’s login has ended. Open the page from the app again, or log in here.',
  'user.passkey-wrong': () => 'This passkey didn’t work. Try again, or log in with your password.',
  'user.passkey-not-found': () => 'We can’t find this passkey',
  'user.too-many-passkeys': () => 'Your account has as many passkeys as it can have. Remove one first.',
  'user.identity-taken': () => 'This login already opens another account.',
  'user.last-way-in': () => 'Set a password first. This is the only way to log in to your account.',
  'user.facebook-login-failed': () => 'Facebook login failed',
  'user.facebook-signup-failed': () => 'Facebook signup failed',
  'user.facebook-not-linked': () =>
    'Customer account is not linked. Please register first before logging in.',
  'user.facebook-without-email': () =>
    'Your Facebook account has no email. Please create an account with your email.',
  'user.session-not-found': () => 'This session has already ended.',
  'wishlist.product-not-found': () => 'There’s no such product.',
  'wishlist.item-not-found': () => 'This item is no longer on the wishlist.',
  'wishlist.shared-not-found': () => 'This wishlist isn’t shared any more.',
  'wishlist.full': () => 'The wishlist is full. Please take something off it first.',
  'wishlist.message-with-link': () => 'Please leave links out of the message.',
  'wishlist.share-unverified': () => 'Please confirm your mobile number first; then you can send emails.',
  'watchlist.product-not-found': () => 'There’s no such product.',
  'watchlist.alert-not-found': () =>
    'This link has been used or has expired. Please ask for the alert again.',
  'watchlist.not-offered': () => 'There are no alerts for this kind of product.',
  'watchlist.full': () => 'You have too many alerts. Please turn one off first.',
  'watchlist.no-mobile-number': () => 'Please confirm your mobile number first; then we can text you.',
  'watchlist.phone-invalid': () => 'A mobile number has 11 digits and starts with 07.',
  'desk.not-secure': () => 'Open the desk over https, or on the machine the shop runs on.',
  'desk.foreign-page': () => 'This can be done from the desk’s own pages only.',
  'desk.not-signed-in': () => 'Please sign in to the desk.',
  'desk.disabled': () => 'Your access to the desk has ended. Please ask the owner of the shop.',
  'desk.link-invalid': () => 'This link is no longer valid. Please ask the owner of the shop for a new one.',
  'desk.session-not-found': () => 'This session has already ended.',
  'desk.step-up-needed': () => 'Please confirm first that it’s you.',
  'desk.sign-in-incorrect': () => 'The email address or password isn’t right.',
  'desk.code-needed': () => 'Please enter the code of your app, or use your passkey.',
  'desk.code-wrong': () => 'This code is not right, or was used already. Please enter the next one.',
  'desk.passkey-wrong': () => 'This passkey is not known here. Please try again, or use a code.',
  'desk.password-wrong': () => 'The password is not right.',
  'desk.factor-missing': () =>
    'You haven’t set up two-step verification yet. Ask the owner of the shop for a new link, and set it up after it.',
  'desk.factor-not-found': () => 'This app or passkey is no longer there.',
  'desk.last-factor': () => 'This is your only way of two-step verification. Add another one first.',
  'desk.view-not-found': () => 'There is no such view of yours any more.',
  'desk.too-many-views': () => 'You have many views already. Delete one first.',
  'desk.message-unknown': () => 'This message has no text of your own.',
  'desk.placeholder-unknown': (data: Data) => `This message has nothing for {${data.name ?? ''}}.`,
  'desk.note-kept': () => 'A note can be taken back by whoever wrote it, within 15 minutes.',
  'paper.too-many-orders': (data: Data) => `Choose at most ${data.most ?? 100} orders to print at once.`,
  'paper.nothing-to-print': () => 'None of these orders has a package for this paper.',
  'courier.not-found': () => 'This person doesn’t bring orders.',
  'courier.day-closed': () => 'This courier’s day is closed already.',
  'courier.cash-changed': () => 'What the courier holds has changed meanwhile. Look at the amount again.',
  'courier.difference-unnamed': () => 'Say why the amount differs.',
  'desk.member-not-found': () => 'This person is not on the staff.',
  'desk.member-disabled': () => 'This person’s access has ended. Add them again to let them back in.',
  'desk.last-owner': () => 'The shop needs another active owner first.',
  'desk.role-not-found': () => 'There is no such role.',
  'desk.role-taken': () => 'There is a role of this name already.',
  'desk.role-in-use': () => 'Members have this role. Give them another one first.',
  'desk.role-fixed': () => 'The owner may do everything. This can’t be changed.',
  'desk.permission-unknown': () => 'One of these permissions doesn’t exist.',
  'desk.beyond-own-rights': () => 'You can’t give, change or take what you may not do yourself.',
  'desk.changed-meanwhile': () => 'This was changed meanwhile. Look at it again, and then change it.',
  'desk.product-not-found': () => 'There is no such product.',
  'desk.page-not-found': () => 'The store has no such page.',
  'desk.product-composed': () => 'This product is made up of others. Change those.',
  'desk.special-not-below': () => 'A special price has to be below the regular one.',
  'desk.customer-not-found': () => 'There is no such customer.',
  'desk.spelling-taken': () => 'Another governorate is already called one of these.',
  'desk.setting-not-found': () => 'There is no such setting any more. Look at the list again.',
  'desk.promotion-not-found': () => 'There is no such promotion any more. Look at the list again.',
  'desk.coupon-not-found': () => 'This promotion has no such code.',
  'desk.coupon-taken': () => 'Another promotion has this code already. Choose another one.',
  'desk.coupon-used': () => 'This code was used, so it stays. Limit its uses to end it.',
  'desk.last-coupon': () =>
    'This is the only code: without it, the promotion would count for everybody. Switch the promotion off instead.',
  'desk.brand-invalid': (data: Data) => `This can’t be kept: ${data.problem ?? ''}`,
  'review.invalid': () => 'Please fix the validation errors',
  'review.product-unknown': () => 'We no longer have this product.',
  'review.already-written': () => 'You’ve already written a review of this product. One is enough.',
  'desk.review-not-found': () => 'There’s no such review any more.',
  'newsletter.not-offered': () => 'There’s no newsletter yet.',
  'mail.not-offered': () => 'You can’t send messages from here yet. Please contact us.',
  'url.missing': () => 'Missing url',
  'url.not-found': (data: Data) => `No such entity with url = ${data.url ?? ''}`,
  'url.gone': () => 'We no longer sell what was at this address.',
  'invalidate.key-wrong': () => 'Invalid cache invalidation key',
  'invalidate.tag-missing': () => 'No valid cache tags were given.',
  'search.foreign-query': (data: Data) => `This search is not understood: ${data.clause ?? 'request'}`,
  'search.answer-too-large': () => 'The answer is too large. Ask for fewer items or fields.',
};
