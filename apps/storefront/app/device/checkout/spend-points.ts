import { changeByAnswer, type ChangeOutcome } from '../cart/change-by-answer.ts';
import { pageListClient } from '../lists/page-lists.ts';

/** Spends points on the customer's cart, or none. */
export const spendPoints = (points: number): Promise<ChangeOutcome> =>
  changeByAnswer((query) => pageListClient('rewards/spend', { query, body: { points } }));
