import { Link } from 'react-router';
import { StoreProvider, useStoreView } from '../../i18n/store-context.ts';
import { storeViews } from '../../i18n/store-views.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Amount } from '../../shop/price.tsx';
import { closeOrderNews } from '../../stores/cart-actions.ts';
import type { OrderView } from '../../stores/use-orders.ts';
import { buttonStyle, iconButtonStyle } from '../../ui/button-style.ts';
import { Icon } from '../../ui/icon.tsx';

/** An order that waited on the device and was sent while nobody looked: its number stays until it was read. */
export const SentOrder = ({ order: { order_id: id, order_number: number, totals, store_code } }: { order: OrderView }) => {
  const texts = useTexts('cart');
  const { close } = useTexts('shell');
  const store = useStoreView();
  const forget = () => void closeOrderNews(id).catch(() => undefined);
  return (
    <section aria-label={texts.sentTitle} className="grid grid-cols-1 gap-3 rounded-sheet bg-accent-soft p-4 md:p-5">
      <div className="flex items-start gap-3">
        <Icon className="mt-0.5 size-6 text-accent-ink" name="check" />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="font-semibold">{texts.sentTitle}</p>
          <p className="flex flex-wrap gap-x-3">
            <span>
              {texts.orderNumber} <bdi className="font-semibold">{number}</bdi>
            </span>
            {totals !== null && (
              // Its amounts are in the currency it was ordered in.
              <StoreProvider value={{ ...store, currency: storeViews[store_code].currency }}>
                <Amount minor={totals.grand_total} />
              </StoreProvider>
            )}
          </p>
        </div>
        <button aria-label={close} className={`${iconButtonStyle} -me-2 -mt-2`} onClick={forget} type="button">
          <Icon className="size-5" name="close" />
        </button>
      </div>
      <Link className={`${buttonStyle.quiet} justify-self-start bg-surface`} onClick={forget} state={{ orderId: id }} to={paths.checkout(store.code)}>
        {texts.viewOrder}
      </Link>
    </section>
  );
};
