import type { StockItem } from '@dijla/contract/client';
import { callTimeout } from './cart-query-of.ts';
import type { DeviceCart, DeviceOperation } from './device-cart.ts';
import type { Device } from '../platform/device.ts';
import type { SendOutcome } from '../sync/send-outcome.ts';

type Refused = Extract<SendOutcome, { kind: 'refused' }>;
/** The line was reduced to `qty`. */
export type Capped = { kind: 'capped'; qty: number };

type StockFigures = Pick<StockItem, 'qty' | 'manage_stock' | 'max_sale_qty'>;

/**
 * Returns the maximum quantity one cart may hold. Not all providers send the maximum per sale (wire §5 reads
 * the stock alone).
 */
const mostOf = ({ qty, manage_stock: isManaged, max_sale_qty: most }: StockFigures): number =>
  Math.min(isManaged ? qty : Number.POSITIVE_INFINITY, most > 0 ? most : Number.POSITIVE_INFINITY);

/**
 * Handles a guest's line that the customer's cart cannot take in full: returns the quantity still available
 * or sold at once, less what the cart already has. If the stock does not tell or nothing is left, returns
 * the refusal and the customer's own line stays as it is. Never rejects.
 */
export const capMerge = async (
  { client, store }: Pick<Device, 'client' | 'store'>,
  { cart, operation, refused }: { cart: DeviceCart; operation: DeviceOperation; refused: Refused },
): Promise<Refused | Capped> => {
  try {
    const stock = await client('stock/check', {
      query: { sku: operation.sku, storeCode: store() },
      signal: AbortSignal.timeout(callTimeout),
    });
    if (!stock.ok || !stock.result.is_in_stock) return refused;
    const held = cart.base.lines
      .filter(({ sku }) => sku === operation.sku)
      .reduce((sum, { qty }) => sum + qty, 0);
    const left = Math.floor(mostOf(stock.result)) - held;
    return left >= 1 && left < operation.qty ? { kind: 'capped', qty: left } : refused;
  } catch {
    return refused;
  }
};
