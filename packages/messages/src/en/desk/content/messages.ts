import { grouped, pluralEnglish } from '../../../plural.ts';

/** Texts of messages to customers and staff, and of jobs that failed. */
export const messages = {
  title: 'Messages and jobs',
  help: [
    'Emails and SMS of the last 30 days with what became of each. One that failed was tried several times.',
    'Sending again is safe: a message goes out once for each event unless you send it again here.',
    'A job does what follows from an event, such as telling a buyer. One that failed at every try waits here until somebody runs it again.',
  ],
  views: { failed: 'Failed', waiting: 'Waiting', sent: 'Sent' },
  states: { waiting: 'Waiting', failed: 'Failed', sent: 'Sent', suppressed: 'Wants none' },
  state: 'State',
  channels: { email: 'Email', sms: 'SMS', push: 'Push' },
  columns: { what: 'Message', to: 'To', state: 'State', why: 'Why', since: 'Since', tries: 'Tries' },
  hidden: 'Hidden',
  language: 'Language',
  written: 'Written',
  sentAt: 'Sent',
  next: 'Next try',
  again: 'Send again',
  againMany: (count: number) => `Send again (${grouped(count)})`,
  sent: (count: number) =>
    pluralEnglish(count, {
      one: '1 message is sent again',
      other: `${grouped(count)} messages are sent again`,
    }),
  noneSent: 'None of these can be sent again.',
  notAgain:
    'This can’t be sent again: it waits already, its content is gone, or its recipient wants no messages.',
  jobs: 'Failed jobs',
  noJobs: 'No job has failed.',
  runAgain: 'Run again',
  runAll: 'Run all again',
  ran: (count: number) =>
    pluralEnglish(count, { one: '1 job runs again', other: `${grouped(count)} jobs run again` }),
  failedAt: 'Failed',
  /** By the names of templates. */
  templates: {
    'account-changed': 'Account changed',
    'account-deletion': 'Account is deleted',
    notice: 'Notice',
    'one-time-code': 'Code',
    'order-cancel-declined': 'Cancellation declined',
    'order-cancel-requested': 'Cancellation requested',
    'order-cancelled': 'Order canceled',
    'order-confirmed': 'Order confirmed',
    'order-delivered': 'Order delivered',
    'order-delivery-failed': 'Delivery failed',
    'order-dispatched': 'Order on its way',
    'order-placed': 'Order received',
    'order-refunded': 'Refund',
    'order-return-decided': 'Return decided',
    'order-to-confirm': 'Order to confirm',
    'payment-awaited': 'Payment awaited',
    'payment-received': 'Payment received',
    'reset-password': 'New password',
    'review-invitation': 'Asking for a review',
    'staff-order': 'New order, to staff',
  },
};
