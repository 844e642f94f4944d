type Named = { shop: string; number: string };

/** Emails and SMS about an order. A link to the order follows each SMS. */
export const orderMail = {
  /** Without a name where the buyer's is none that others should read. */
  hello: (name: string) => (name === '' ? 'Hello,' : `Hello \u2068${name}\u2069,`),
  orderNumber: 'Order number',
  payment: 'Payment',
  sentTo: 'Delivery address',
  deliverySlot: 'Delivery time',
  total: 'Total',
  payable: 'Amount in dinars',
  reason: 'Reason',
  seeOrder: 'View your order',
  confirmOrder: 'Confirm your order',
  placed: {
    subject: (number: string) => `We’ve received your order ${number}`,
    heading: 'Thank you for your order',
    text: 'We’ve received your order.',
    next: 'We’ll call you before delivery.',
    sms: ({ shop, number }: Named, total: string) =>
      `${shop}: we’ve received your order ${number}, ${total}.`,
  },
  toConfirm: {
    subject: (number: string) => `Please confirm your order ${number}`,
    heading: 'One tap, and we get it ready',
    text: 'We’ve received your order. Please confirm it with the button below.',
    next: 'If you don’t, we’ll call you first.',
    sms: ({ shop, number }: Named, total: string) =>
      `${shop}: we’ve received your order ${number}, ${total}. Please confirm it here:`,
  },
  confirmed: {
    subject: (number: string) => `Your order ${number} is confirmed`,
    heading: 'Your order is confirmed',
    text: 'We’ve confirmed your order and are getting it ready.',
    sms: ({ shop, number }: Named) => `${shop}: your order ${number} is confirmed.`,
  },
  dispatched: {
    subject: (number: string) => `Your order ${number} is on its way`,
    heading: 'Your order is on its way',
    text: 'We’ve handed your order to the courier, who’ll call you before arriving.',
    due: (amount: string) => `Please have ${amount} ready in cash.`,
    sms: ({ shop, number }: Named) => `${shop}: your order ${number} is on its way.`,
  },
  delivered: {
    subject: (number: string) => `Your order ${number} was delivered`,
    heading: 'Your order has arrived',
    text: 'Your order was delivered. We hope you enjoy it.',
    sms: ({ shop, number }: Named) => `${shop}: your order ${number} was delivered.`,
  },
  deliveryFailed: {
    subject: (number: string) => `We couldn’t deliver your order ${number}`,
    heading: 'We couldn’t deliver your order',
    text: 'The courier tried to deliver your order and couldn’t. We’ll call you to agree on another time.',
    sms: ({ shop, number }: Named) =>
      `${shop}: we couldn’t deliver your order ${number}. We’ll call you to agree on another time.`,
  },
  cancelled: {
    subject: (number: string) => `Your order ${number} was canceled`,
    heading: 'Your order was canceled',
    text: 'Your order was canceled and won’t be delivered. If you’ve already paid, we’ll refund you.',
    sms: ({ shop, number }: Named) => `${shop}: your order ${number} was canceled.`,
  },
  cancelRequested: {
    subject: (number: string) => `You asked to cancel your order ${number}`,
    heading: 'We’ve received your request',
    text: 'You asked us to cancel your order. We’ll answer within 3 business days; Friday and Saturday don’t count.',
    sms: ({ shop, number }: Named) =>
      `${shop}: we’ve received your request to cancel order ${number} and will answer within 3 business days.`,
  },
  cancelDeclined: {
    subject: (number: string) => `We couldn’t cancel your order ${number}`,
    heading: 'We couldn’t cancel your order',
    text: 'You asked us to cancel your order. We’re sorry, we can’t do that, and the order stands.',
    sms: ({ shop, number }: Named) => `${shop}: we couldn’t cancel your order ${number}. The order stands.`,
  },
  returnApproved: {
    subject: (number: string) => `You can return items of order ${number}`,
    heading: 'You can return your items',
    text: 'We’ve agreed to take back the items you named. We’ll call you to agree on how they reach us.',
    sms: ({ shop, number }: Named) =>
      `${shop}: we’ve agreed to take back the items of order ${number}. We’ll call you.`,
  },
  returnDeclined: {
    subject: (number: string) => `We can’t take back items of order ${number}`,
    heading: 'We can’t take your items back',
    text: 'You asked to return items of your order. We’re sorry, we can’t take them back.',
    sms: ({ shop, number }: Named) =>
      `${shop}: we’re sorry, we can’t take back the items of order ${number}.`,
  },
  refunded: {
    subject: (number: string) => `We’ve refunded you for order ${number}`,
    heading: 'Your refund',
    text: (amount: string) => `We’ve refunded you ${amount}.`,
    refund: 'Refunded',
    sms: ({ shop, number }: Named, amount: string) =>
      `${shop}: we’ve refunded you ${amount} for order ${number}.`,
  },
  paymentAwaited: {
    subject: (number: string) => `Your order ${number} is waiting for payment`,
    heading: 'Your order is waiting for payment',
    text: (amount: string, until: string) =>
      `We haven’t received your payment yet. Please pay ${amount} by ${until}; after that the order is canceled.`,
    until: 'Pay by',
    sms: ({ shop, number }: Named, { amount, until }: { amount: string; until: string }) =>
      `${shop}: please pay ${amount} for your order ${number} by ${until}.`,
  },
  paymentReceived: {
    subject: (number: string) => `We’ve received your payment for order ${number}`,
    heading: 'Your payment has come',
    text: (amount: string) => `We’ve received your payment of ${amount}. Thank you!`,
    payment: 'Received',
    sms: ({ shop, number }: Named, amount: string) =>
      `${shop}: we’ve received ${amount} for your order ${number}. Thank you!`,
  },
};
