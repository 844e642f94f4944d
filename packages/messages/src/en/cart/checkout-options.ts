/** Parts of the checkout that open when they are asked for. */
export const checkoutOptions = {
  label: 'What is this address?',
  otherLabel: 'Other',
  ownLabel: 'Name it yourself',
  ownLabelHint: 'My parents’ home, for example',
  locating: 'Finding your location',
  positionFailed: 'Unable to retrieve your location...',
  tryAgain: 'Try again',
  positionDetail: 'The courier will see it on the map.',
  removePosition: 'Remove location',
  company: 'Company',
  taxId: 'Tax ID',
  billElsewhere: 'The invoice has another address',
  accountOffline: 'Creating an account needs a connection. Try again, or order without one for now.',
  accountUnanswered:
    'We couldn’t create your account because we can’t reach the shop. Try again, or order without one for now.',
  orderWithout: 'Order without an account',
};
