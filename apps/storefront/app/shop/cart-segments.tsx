import { useTexts } from '../i18n/texts.tsx';
import type { CartSegmentView, CartTotalsView } from '../stores/cart-state.ts';
import { Amount } from './price.tsx';

const Segment = ({ segment: { code, title, data, minor } }: { segment: CartSegmentView }) => {
  const titles = useTexts('totals');
  const { free } = useTexts('checkout');
  const isTitled = (known: string): known is keyof typeof titles => Object.hasOwn(titles, known);
  return minor === null ? null : (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{isTitled(code) ? titles[code](data) : title}</dt>
      <dd className="font-medium">
        {code === 'shipping' && minor === 0 ? free : <Amount minor={minor} />}
      </dd>
    </div>
  );
};

/** The grand total has a row of its own; a tax of nothing tells nothing. */
const isTelling = ({ code, minor }: CartSegmentView): boolean => code !== 'grand_total' && !(code === 'tax' && minor === 0);

export type CartSegmentsProps = {
  totals: CartTotalsView;
  labels: { total: string; estimated: string };
  /** A row that is about to come: its room is there before it is. */
  coming?: CartSegmentView | undefined;
};

/** The rows of the summary and what is to pay, marked when only the server can say the final amount. */
export const CartSegments = ({ totals, labels, coming }: CartSegmentsProps) => (
  <dl className="grid gap-2.5">
    {totals.segments
      .filter(isTelling)
      .map((segment) => (
        <Segment key={segment.code} segment={segment} />
      ))}
    {coming !== undefined && (
      <div aria-hidden="true" className="invisible">
        <Segment segment={coming} />
      </div>
    )}
    <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg">
      <dt className="font-semibold">
        {labels.total}
        {totals.estimated && <span className="ms-2 rounded-full bg-sunken px-2.5 py-0.5 text-sm font-medium text-ink-soft">{labels.estimated}</span>}
      </dt>
      <dd className="text-xl font-bold">
        <Amount minor={totals.grand_total} />
      </dd>
    </div>
  </dl>
);
