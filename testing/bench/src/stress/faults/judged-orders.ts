import pg from 'pg';
import type { Bought } from './buyers.ts';
import { products } from './shop-under-fault.ts';

export type Judged = {
  /** Confirmed orders that are missing from the database or differ from their confirmation. */
  lost: number;
  /** Orders that were never confirmed despite all retries. */
  givenUp: number;
  /** Orders beyond one per cart, and items taken from stock beyond those ordered. */
  doubled: number;
};

/** Compares the confirmations that buyers received with the database after the run. */
export const judgedOrders = async (
  { databaseUrl }: { databaseUrl: string },
  { numbers }: Pick<Bought, 'numbers'>,
  orders: number,
): Promise<Judged> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ cart_id: string; numbers: string[] }>(
      'select cart_id, array_agg(order_number) as numbers from "order" group by cart_id',
    );
    const {
      rows: [stock],
    } = await client.query<{ taken: number }>(
      'select $2::integer - qty as taken from stock_level l join product p on p.id = l.product_id where p.sku = $1',
      [products.sku, products.qty],
    );
    const {
      rows: [sold],
    } = await client.query<{ pieces: number }>(
      'select coalesce(sum(qty), 0)::integer as pieces from current_order_line',
    );
    const standing = new Map(rows.map((row) => [row.cart_id, row.numbers]));
    const lost = [...numbers].filter(([cart, number]) => !standing.get(cart)?.includes(number)).length;
    const extra = rows.reduce((sum, row) => sum + row.numbers.length - 1, 0);
    return {
      lost,
      givenUp: orders - numbers.size,
      doubled: extra + Math.abs((stock?.taken ?? 0) - (sold?.pieces ?? 0)),
    };
  } finally {
    await client.end();
  }
};
