import { governorates } from '../cart/governorates.ts';
import { orderStates } from '../orders/order-states.ts';
import { grouped } from '../../plural.ts';

/** Texts of orders wherever the desk shows some: the lists of them, and the words that other screens share. */
export const orders = {
  title: 'Orders',
  governorates,
  states: orderStates,
  payments: {
    elsewhere: 'Paid elsewhere',
    none: 'Nothing to pay',
    unpaid: 'Unpaid',
    part_paid: 'Paid in part',
    paid: 'Paid',
    refunded_in_part: 'Refunded in part',
    refunded: 'Refunded',
  },
  columns: {
    number: 'Order',
    state: 'State',
    customer: 'Customer',
    place: 'Where',
    pieces: 'Pieces',
    payment: 'Payment',
    amount: 'Total',
    due: 'Due',
    since: 'Placed',
  },
  filters: { state: 'State', payment: 'Payment', region: 'Governorate', sort: 'Order by' },
  sorts: { oldest: 'Oldest first', highest: 'Highest first' },
  views: {
    confirm: 'New',
    pack: 'To send',
    way: 'On the way',
    failed: 'Failed',
    held: 'On hold',
    unpaid: 'Unpaid',
  },
  help: [
    'Every order, newest first. The address of this page is its filters: keep it as a bookmark, or send it to a colleague.',
    'Search takes order numbers, phones, names and codes of products, in Arabic or English.',
    'Select several rows to act on them at once; those that can’t take the move stay as they are and say why.',
  ],
  items: 'What’s in it',
  reason: 'Why',
  wrongAmount: 'Enter a whole amount, such as 12,500.',
  callsTitle: 'Calls',
  whyCall: {
    refusals: 'Refused before at this number',
    'new-number': 'First order of this number',
    amount: 'A large amount',
  },
  answerBy: (moment: string) => `Answer by ${moment}`,
  returnAsked: 'The customer sends back',
  wishes: { money: 'Wants the money back', exchange: 'Wants an exchange' },
  returnStates: {
    requested: 'Requested',
    approved: 'Approved',
    declined: 'Declined',
    received: 'Received',
  },
  phone: 'Phone',
  callListTitle: 'Orders to call',
  callListHelp: [
    'Orders that are confirmed by phone before they are packed. Those that nobody has called come first.',
    'Press “Confirm” once the customer means it. Note the call otherwise, so that a colleague knows.',
  ],
  requestsTitle: 'Requests to cancel',
  requestsHelp: [
    'Customers who ask to cancel an order that is not on its way. Each has to be answered within three working days.',
    'Nothing of such an order is sent until you decide.',
  ],
  returnsTitle: 'Returns',
  returnsHelp: [
    'What customers want to send back: decide first, then receive the pieces when they come.',
    'Receiving credits them; the refund itself is made in the order.',
  ],
  refusalsTitle: 'Refusals',
  refusalsHelp: [
    'Packages refused at the door, wholly or in part. Numbers with many refusals are called first.',
  ],
  refusalsBy: { telephone: 'By phone', product: 'By product', region: 'By governorate' },
  refusalColumns: { key: 'What', deliveries: 'Brought', refused: 'Refused', share: 'Share' },
  calledTimes: (count: number) => `Called ${grouped(count)}×`,
  neverCalled: 'Not called yet',
  found: (count: number, isExact: boolean) => `${grouped(count)}${isExact ? '' : '+'}`,
  csvName: 'orders',
};
