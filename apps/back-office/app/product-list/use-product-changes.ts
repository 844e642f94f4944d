import type { DeskResult } from '@dijla/contract/desk-client';
import { useMemo } from 'react';
import { useTexts } from '../i18n/use-desk.ts';
import { ask } from '../provider-client/ask.ts';
import { useReversible } from '../undo/use-reversible.ts';

type Products = DeskResult<'desk/products'>;
export type Product = Products['items'][number];

const withProduct = (id: number, change: (product: Product) => Product) => (data: Products) => ({
  ...data,
  items: data.items.map((item) => (item.id === id ? change(item) : item)),
});

const queryKey = ['desk/products'];

/** Returns how stock and state of a listed product are changed: at once, with a way back. */
export const useProductChanges = () => {
  const texts = useTexts('products');
  const change = useReversible();
  return useMemo(() => {
    const setStock = ({ id, name, stock }: Product, qty: number): void => {
      const seen = stock?.qty ?? 0;
      const params = { productId: String(id) };
      const set = (to: number, from: number) => () =>
        ask('desk/set-stock', { params, body: { qty: to, seen_qty: from } });
      void change<Products>({
        message: texts.stockSet(name, qty),
        queryKey,
        change: withProduct(id, (product) => ({
          ...product,
          stock: product.stock && { ...product.stock, qty },
        })),
        make: set(qty, seen),
        reverse: set(seen, qty),
      });
    };
    const setEnabled = ({ id, name }: Product, isEnabled: boolean): void => {
      const params = { productId: String(id) };
      const set = (is_enabled: boolean) => () => ask('desk/enable-product', { params, body: { is_enabled } });
      void change<Products>({
        message: isEnabled ? texts.enabled(name) : texts.disabled(name),
        queryKey,
        change: withProduct(id, (product) => ({ ...product, is_enabled: isEnabled })),
        make: set(isEnabled),
        reverse: set(!isEnabled),
      });
    };
    return { setStock, setEnabled };
  }, [texts, change]);
};

export type ProductChanges = ReturnType<typeof useProductChanges>;
