import type { DeskResult } from '@dijla/contract/desk-client';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useTexts } from '../../../i18n/use-desk.ts';
import type { ListedOrder } from '../order-columns.tsx';

export type Moved = DeskResult<'desk/move-orders'>['items'];

/** Orders that stayed as they are, each with why. */
export const LeftOrders = ({
  orders,
  left,
  onClose,
}: {
  orders: readonly ListedOrder[];
  left: Moved;
  onClose: () => void;
}) => {
  const texts = useTexts('order');
  const { close } = useTexts('common');
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={texts.bulkLeft(left.length)}>
      <ul className="grid gap-2">
        {left.map(({ order_id, refusal }) => (
          <li key={order_id}>
            <bdi className="font-semibold" dir="ltr">
              {orders.find((order) => order.order_id === order_id)?.order_number}
            </bdi>{' '}
            <span className="text-ink-soft">{refusal?.text}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
