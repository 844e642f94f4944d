import type { Addition } from '@dijla/device/cart/cart-act';
import { addLine } from '@dijla/device/cart/lines/change-lines';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { deviceSource } from '../../offline/device-source.ts';
import { productsByCode } from '../../view-models/choice/products-by-code.ts';
import { writtenCodes } from '../../view-models/choice/written-codes.ts';
import { pageCartController } from './page-cart-controller.ts';

/** Looks up the products of a written list; none if it has no code. Rejects when the catalog cannot be read. */
export const findByCode = (text: string) => {
  const codes = writtenCodes(text);
  return codes.length === 0
    ? Promise.resolve([])
    : productsByCode(deviceSource(storeOfPath(location.pathname).code), codes);
};

/** Adds products to the cart, each as far as it can be, and returns how many are in it. */
export const addByCode = async (additions: readonly Addition[]): Promise<number> => {
  const controller = pageCartController();
  let added = 0;
  for (const addition of additions) if ((await addLine(controller, addition)).ok) added += 1;
  return added;
};
