/** Emails and SMS about a credit line. */
export const creditMail = {
  subject: (shop: string) => `Paying later at ${shop}`,
  heading: {
    open: 'You can pay later with us',
    declined: 'We can’t offer you this',
    suspended: 'Your credit line is paused',
    closed: 'Your credit line is closed',
  },
  text: {
    open: (limit: string) => `Your credit line is open: you can buy for up to ${limit} and pay later.`,
    declined: () => 'You asked to pay later. We’re sorry, we can’t offer you that.',
    suspended: () => 'You can’t place new orders on it for now. What you owe stays as it is.',
    closed: () => 'You can’t place new orders on it any more. What you owe stays as it is.',
  },
  toPayments: 'See your payments',
};
