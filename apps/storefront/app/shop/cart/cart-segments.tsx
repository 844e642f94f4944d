import { useTexts } from '../../i18n/texts.tsx';
import type { CartSegmentView, CartTotalsView } from '@dijla/device/cart-view/cart-view';
import { Badge } from '@dijla/ui-kit/badge.tsx';
import { PayableRow } from './payable-amount.tsx';
import { Amount } from '../cards/price.tsx';
import { OtherAmount } from '../cards/other-amount.tsx';

const Segment = ({
  segment: { code, title, data, minor },
  place,
}: {
  segment: CartSegmentView;
  place: string | null;
}) => {
  const titles = useTexts('totals');
  const { free, deliverTo } = useTexts('cart');
  const isTitled = (known: string): known is keyof typeof titles => Object.hasOwn(titles, known);
  if (minor === null) return null;
  const known = isTitled(code) ? titles[code](data) : title;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-soft">{code === 'shipping' && place !== null ? deliverTo(place) : known}</dt>
      <dd className="font-medium">{code === 'shipping' && minor === 0 ? free : <Amount minor={minor} />}</dd>
    </div>
  );
};

/** Whether a segment gets a row: the grand total has a row of its own, and a tax of zero is left out. */
const isTelling = ({ code, minor }: CartSegmentView): boolean =>
  code !== 'grand_total' && !(code === 'tax' && minor === 0);

export type CartSegmentsProps = {
  totals: CartTotalsView;
  /** Governorate the delivery fee applies to; with null, the row names the method instead. */
  place: string | null;
  /** A row that is expected to appear; its space is reserved. */
  coming?: CartSegmentView | undefined;
};

/**
 * The rows of the totals and the amount to pay, marked as estimated when only the server can determine the
 * final amount.
 */
export const CartSegments = ({ totals, place, coming }: CartSegmentsProps) => {
  const texts = useTexts('cart');
  return (
    <dl className="grid gap-2.5">
      {totals.segments.filter(isTelling).map((segment) => (
        <Segment key={segment.code} place={place} segment={segment} />
      ))}
      {coming !== undefined && (
        <div aria-hidden="true" className="invisible">
          <Segment place={place} segment={coming} />
        </div>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
        <dt className="flex flex-wrap items-baseline gap-x-2 text-lg font-semibold">
          {texts.total}
          {totals.estimated && <Badge tone="neutral">{texts.estimated}</Badge>}
        </dt>
        <dd className="text-xl font-bold">
          <Amount minor={totals.grand_total} />
          <OtherAmount minor={totals.grand_total} />
        </dd>
      </div>
      {totals.payable && <PayableRow amountClass="text-lg font-semibold" payable={totals.payable} />}
    </dl>
  );
};
