import { pageListClient, storeCode } from '../lists/page-lists.ts';

const query = () => ({ storeCode: storeCode() });

/** Returns what a call answered; null where the provider refused it or cannot be asked. */
const resultOf = async <Result>(
  asked: Promise<{ ok: true; result: Result } | { ok: false }>,
): Promise<Result | null> => {
  const answer = await asked.catch(() => null);
  return answer?.ok ? answer.result : null;
};

/** Returns what points are worth and what earns them. */
export const readRewardRates = () => resultOf(pageListClient('rewards/rates', { query: query() }));

/** Returns how many points the customer has. */
export const readRewardAccount = () => resultOf(pageListClient('rewards/account', { query: query() }));

/** Returns what changed the customer's points, below the id `before`, from the latest without one. */
export const readRewardChanges = (before: number | null) =>
  resultOf(
    pageListClient('rewards/transactions', {
      query: { ...query(), ...(before !== null && { before: String(before) }) },
    }),
  );

/** Returns how many points a piece of a product earns the customer. */
export const readProductPoints = (productId: number) =>
  resultOf(pageListClient('rewards/product-points', { params: { id: String(productId) }, query: query() }));

type Read<Call extends (...given: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Call>>>;
export type RewardRates = Read<typeof readRewardRates>;
export type RewardAccount = Read<typeof readRewardAccount>;
export type ProductPoints = Read<typeof readProductPoints>;
export type RewardChanges = Read<typeof readRewardChanges>;
