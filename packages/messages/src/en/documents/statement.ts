/** Texts of a statement of what the shop owes a seller or a partner. */
export const statement = {
  title: 'Statement of account',
  fileName: (reference: string, month: string) => `statement-${reference}-${month}`,
  of: { seller: 'Seller', partner: 'Partner' },
  opening: 'Balance before',
  earned: 'Earned, less what was taken back',
  paid: 'Paid out',
  closing: 'Balance after',
  day: 'Day',
  what: 'What',
  amount: 'Amount',
  balance: 'Balance',
  earning: 'Sale',
  takenBack: 'Taken back',
  payout: 'Payout',
  order: (number: string) => `Order ${number}`,
  nothing: 'Nothing changed in this month.',
};
