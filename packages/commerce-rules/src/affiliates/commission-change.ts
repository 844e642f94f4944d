/** A commission of a line of an order as it stands; amounts in minor units. */
export type CommissionRow = {
  id: number;
  amount: number;
  status: 'pending' | 'available' | 'processed' | 'cancelled';
};

/**
 * What has to be done so that a line earns what it should: an open commission gets another amount, zero cancels it; or
 * another one is registered, below zero where more was paid out than the line earns now.
 */
export type CommissionChange =
  | { kind: 'set'; id: number; amount: number }
  | { kind: 'register'; amount: number };

const isOpen = ({ status }: CommissionRow): boolean => status === 'pending' || status === 'available';

/**
 * Returns the change after which the commissions of a line sum up to what it earns; null where they do. What was paid out
 * never changes. The outcome hangs on how things are now alone, and not on what happened in which order.
 */
export const commissionChange = (earned: number, rows: readonly CommissionRow[]): CommissionChange | null => {
  const settled = rows.filter((row) => !isOpen(row)).reduce((sum, { amount }) => sum + amount, 0);
  const wanted = earned - settled;
  const open = rows.find(isOpen);
  if (open !== undefined) return open.amount === wanted ? null : { kind: 'set', id: open.id, amount: wanted };
  return wanted === 0 ? null : { kind: 'register', amount: wanted };
};
