import type { OrderPage, PastOrder } from '@dijla/contract/client';

/** What a pending order waits for, as its buyer understands it. */
export type OrderStage = NonNullable<PastOrder['stage']>;

type Staged = Pick<PastOrder, 'status' | 'stage'> & Partial<Pick<OrderPage, 'acts' | 'awaits_call' | 'may'>>;

/** Returns what a pending order waits for, by what is known of it; null of an order in any other state. */
export const orderStageOf = ({
  status,
  stage,
  acts = [],
  awaits_call: awaitsCall,
  may,
}: Staged): OrderStage | null => {
  if (status !== 'pending') return null;
  if (stage !== undefined) return stage;
  if (may?.pay === true) return 'unpaid';
  if (acts.some(({ act }) => act === 'paid')) return 'paid';
  if (acts.some(({ act }) => act === 'confirmed')) return 'confirmed';
  return awaitsCall === true || may?.confirm_by_code === true ? 'unconfirmed' : 'received';
};
