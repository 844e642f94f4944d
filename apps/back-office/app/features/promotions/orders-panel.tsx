import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount } from '../../parts/amount.tsx';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Moment } from '../../parts/time/moment.tsx';
import { Panel } from '../../parts/panel.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';

/** The newest orders that a promotion counted for. */
export const OrdersPanel = ({ promotionId }: { promotionId: number }) => {
  const texts = useTexts('promotions');
  const { data, error, isError, refetch } = useCall('desk/promotion-orders', {
    params: { promotionId: String(promotionId) },
  });
  return (
    <Panel title={texts.ordersTitle}>
      {isError && <FailureNote error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className="text-ink-soft">{texts.noOrders}</p>}
      {data !== undefined && data.items.length > 0 && (
        <p className="pb-1 text-sm text-ink-soft">{texts.ordersHint}</p>
      )}
      <ul>
        {data?.items.map(({ order_id, order_number, placed_at, coupon_code, discount, unit }) => (
          <li className="border-t border-line first:border-0" key={order_id}>
            <Link
              className="grid min-h-11 grid-cols-2 items-center gap-x-4 py-1 hover:bg-sunken/60"
              to={paths.order(order_id)}
            >
              <span>
                <bdi className="font-semibold" dir="ltr">
                  {order_number}
                </bdi>{' '}
                {coupon_code !== null && <bdi className="text-sm text-ink-soft">{coupon_code}</bdi>}
              </span>
              <span className="text-end">
                <Amount minor={-discount} unit={unit} />
                <span className="block text-sm text-ink-soft">
                  <Moment at={placed_at} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
