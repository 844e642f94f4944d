import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { type AmountOwner, type Exchange, type NewAmount, saveAmounts } from '../../pricing/pricing.ts';
import type { ProductInput } from '../saving/catalog-batch.ts';

export type KnownProduct = { id: number; product: ProductInput };

type Owned = { id: number; product_id: number; code: string; value_code: string };

const readOwners = {
  'option-value': async (transaction: DatabaseTransaction, ids: readonly number[]): Promise<Owned[]> => {
    const { rows } = await sql<Owned>`select v.id, o.product_id, o.code, v.code as value_code
      from custom_option o join custom_option_value v on v.option_id = o.id where o.product_id = any(${ids})`.execute(
      transaction,
    );
    return rows;
  },
  'download-link': async (transaction: DatabaseTransaction, ids: readonly number[]): Promise<Owned[]> => {
    const { rows } =
      await sql<Owned>`select id, product_id, code, '' as value_code from download_link where product_id = any(${ids})`.execute(
        transaction,
      );
    return rows;
  },
} satisfies Record<AmountOwner, unknown>;

const keyOf = ({ product_id, code, value_code }: Omit<Owned, 'id'>): string =>
  JSON.stringify([product_id, code, value_code]);

const amountsOf: Readonly<Record<AmountOwner, (known: KnownProduct) => [string, NewAmount[]][]>> = {
  'option-value': ({ id, product }) =>
    product.custom_options.flatMap(({ code, values }) =>
      values.map(({ code: value_code, price }): [string, NewAmount[]] => [
        keyOf({ product_id: id, code, value_code }),
        price.type === 'fixed' ? price.amounts : [],
      ]),
    ),
  'download-link': ({ id, product }) =>
    (product.download?.links ?? []).map(({ code, amounts }) => [
      keyOf({ product_id: id, code, value_code: '' }),
      amounts,
    ]),
};

const saveAmountsOf = async (
  transaction: DatabaseTransaction,
  owner: AmountOwner,
  { known, exchange }: { known: readonly KnownProduct[]; exchange: Exchange },
): Promise<number[]> => {
  const given = new Map(known.flatMap(amountsOf[owner]));
  if (given.size === 0) return [];
  const owners = await readOwners[owner](
    transaction,
    known.map(({ id }) => id),
  );
  const wanted = new Map(
    owners.flatMap((each) => {
      const amounts = given.get(keyOf(each));
      return amounts === undefined ? [] : [[each.id, amounts] as const];
    }),
  );
  const productOf = new Map(owners.map(({ id, product_id }) => [id, product_id]));
  return (await saveAmounts(transaction, owner, { wanted, exchange })).flatMap(
    (id) => productOf.get(id) ?? [],
  );
};

/**
 * Saves the prices of options and download links of these products. Returns the ids of products with a
 * changed amount.
 */
export const saveOptionAmounts = async (
  transaction: DatabaseTransaction,
  known: readonly KnownProduct[],
  exchange: Exchange,
): Promise<number[]> => {
  const optioned = known.filter(({ product }) => product.custom_options.length > 0);
  const downloads = known.filter(({ product }) => product.download !== null);
  return [
    ...new Set([
      ...(await saveAmountsOf(transaction, 'option-value', { known: optioned, exchange })),
      ...(await saveAmountsOf(transaction, 'download-link', { known: downloads, exchange })),
    ]),
  ];
};
