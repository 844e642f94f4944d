import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { readOrder } from '../../../device/orders/order-history-actions.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { EmptyState } from '@dijla/ui-kit/empty-state.tsx';
import { RiverPicture } from '@dijla/ui-kit/pictures/river-picture.tsx';
import { AsksForCode } from '../../../shop/orders/asks-for-code.tsx';
import { OrderDetails, OrderHeading } from '../../../shop/orders/order-details.lazy.tsx';
import { AccountPlaceholder } from '../account-placeholder.tsx';
import { AccountFrame } from '../frame/account-frame.lazy.tsx';
import { StaleNote } from './stale-note.lazy.tsx';
import { useShownOrders } from './use-shown-orders.lazy.ts';

type Reading = 'reading' | 'read' | 'missing' | 'failed';

/** Reads an order when its page opens, 0 being none; `again` reads it once more. */
const useReading = (id: number): { reading: Reading; again: () => void } => {
  const [reading, setReading] = useState<Reading>(id === 0 ? 'missing' : 'reading');
  useEffect(() => {
    if (id === 0) return;
    let isShown = true;
    void readOrder(id).then((outcome) => isShown && setReading(outcome));
    return () => {
      isShown = false;
    };
  }, [id]);
  const again = () => {
    setReading('reading');
    void readOrder(id).then(setReading);
  };
  return { reading, again };
};

/** An order that cannot be shown: it is not the customer's, or not on the device. */
const NoOrder = ({ reading, again }: { reading: Reading; again: () => void }) => {
  const texts = useTexts('order');
  const { tryAgain } = useTexts('orders');
  const { code } = useStoreView();
  if (reading === 'failed')
    return (
      <EmptyState
        picture={<RiverPicture floating="bottle" />}
        text={texts.notOnDeviceText}
        title={texts.notOnDevice}
      >
        <button className={buttonStyle.primary} onClick={again} type="button">
          {tryAgain}
        </button>
      </EmptyState>
    );
  return (
    <EmptyState picture={<RiverPicture floating="box" />} text={texts.notFoundText} title={texts.notFound}>
      <Link className={buttonStyle.primary} to={paths.orders(code)}>
        {texts.backToOrders}
      </Link>
    </EmptyState>
  );
};

const Order = ({ id, parcel }: { id: number; parcel: number | null }) => {
  const { code } = useStoreView();
  const { ready, orders } = useShownOrders();
  const { reading, again } = useReading(id);
  const order = orders.find((one) => one.id === id);
  if (order === undefined)
    return !ready || reading === 'reading' ? (
      <AccountPlaceholder />
    ) : (
      <NoOrder again={again} reading={reading} />
    );
  const isParcel = parcel !== null && order.packages.length > 1;
  return (
    <>
      <OrderHeading order={order} />
      {reading === 'failed' && <StaleNote />}
      {!isParcel && <AsksForCode onConfirmed={again} order={order} orderKey={null} />}
      <OrderDetails
        asksFirst={!isParcel && order.may.confirm_by_code === true}
        orderKey={null}
        only={isParcel ? parcel : null}
        order={order}
        packagePath={(number) => paths.order(code, id, number)}
      />
    </>
  );
};

/** One of the customer's orders, or one of its packages. */
export const OrderPage = () => {
  const texts = useTexts('order');
  const { code } = useStoreView();
  const { orderId = '', childId } = useParams();
  const back =
    childId === undefined
      ? { to: paths.orders(code), label: texts.backToOrders }
      : { to: paths.order(code, orderId), label: texts.wholeOrder };
  const parcel = Number(childId);
  return (
    <AccountFrame back={back} place="orders" title={useTexts('account').order}>
      {() => (
        <Order
          id={/^\d{1,15}$/.test(orderId) ? Number(orderId) : 0}
          key={orderId}
          parcel={Number.isSafeInteger(parcel) ? parcel : null}
        />
      )}
    </AccountFrame>
  );
};
