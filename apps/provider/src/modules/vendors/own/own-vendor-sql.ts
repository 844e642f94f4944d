import type { Database } from '../../../database/connect.ts';
import { type ListedProduct, readListedProducts } from '../../catalog/catalog.ts';
import { readStatementPaper } from '../statement-paper.ts';
import { readStatement, type StatementPage, type VendorEntry } from '../statement-sql.ts';
import { readVendorDetail, readVendors } from '../vendor-sql.ts';
import type { SellerScope } from './seller-scope.ts';

/** Reads a seller's account as she sees it; undefined when the shop no longer knows her. */
export const readOwnVendor = async (database: Database, scope: SellerScope, language: string) => {
  const detail = await readVendorDetail(database, scope.vendor, language);
  if (detail === undefined) return undefined;
  const { vendor, name, goods, waiting, balances, terms } = detail;
  return { vendor, name, goods, waiting, balances, terms };
};

/** Reads what changed what a seller is owed. */
export const readOwnStatement = (
  database: Database,
  scope: SellerScope,
  page: StatementPage,
): Promise<VendorEntry[]> => readStatement(database, scope.vendor, page);

/** Reads a seller's statement of a month as it is printed; a refusal where it is too long. */
export const readOwnStatementPaper = async (
  database: Database,
  scope: SellerScope,
  { month, language }: { month: string; language: string },
) => {
  const [known] = await readVendors(database, language, { vendor: scope.vendor, limit: 1 });
  return readStatementPaper(database, { vendor: scope.vendor, name: known?.name ?? scope.vendor }, month);
};

type GoodsPage = Parameters<typeof readListedProducts>[2] & { q?: string | undefined; id?: number };

/** Reads a seller's products and variants, newest first, by their names or the one of an id. */
export const readOwnGoods = (
  database: Database,
  scope: SellerScope,
  { q, id, ...page }: GoodsPage,
): Promise<ListedProduct[]> => readListedProducts(database, { q, id, vendor: scope.vendor }, page);
