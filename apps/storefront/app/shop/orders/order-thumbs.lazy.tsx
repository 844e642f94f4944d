import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import type { OrderLineView } from '../../view-models/orders/order-view.ts';
import { Photo } from '../pictures/photo.ts';

const mostThumbs = 4;
const tile = 'size-14 shrink-0 rounded-card';

/** The pictures of the first lines of an order, and how many more there are. */
export const OrderThumbs = ({
  lines,
}: {
  lines: readonly { id: number | string; image: OrderLineView['image'] }[];
}) => {
  const { moreItems } = useTexts('orders');
  const shown = lines.length > mostThumbs ? lines.slice(0, mostThumbs - 1) : lines;
  const rest = lines.length - shown.length;
  return (
    <span className="flex gap-1.5">
      {shown.map(({ id, image }) =>
        image === null ? (
          <span
            aria-hidden="true"
            className={`${tile} grid place-items-center bg-sunken text-ink-soft`}
            key={id}
          >
            <Icon className="size-6" name="package" />
          </span>
        ) : (
          <Photo alt="" className={tile} key={id} path={image} size={100} slot="56px" />
        ),
      )}
      {rest > 0 && (
        <span className={`${tile} grid place-items-center bg-sunken text-sm font-semibold text-ink-soft`}>
          <span aria-hidden="true" dir="ltr">{`+${rest}`}</span>
          <span className="sr-only">{moreItems(rest)}</span>
        </span>
      )}
    </span>
  );
};
