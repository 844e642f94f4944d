import { CopiedText } from '@dijla/ui-kit/copied-text.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/texts.tsx';
import type { OrderPackageView, ShownOrder } from '../../view-models/orders/order-view.ts';
import { OrderCard } from './order-card.lazy.tsx';
import { OrderLines } from './order-lines.lazy.tsx';
import { StateLabel } from './state-label.lazy.tsx';

const Carrier = ({ parcel: { carrier, tracking_number: number } }: { parcel: OrderPackageView }) => {
  const texts = useTexts('order');
  // What has no number goes with the shop's own courier, whose code is nobody's name.
  if (number === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 rounded-card bg-sunken px-4 py-1 [&_p]:min-h-11">
      {carrier !== null && (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="text-ink-soft">{texts.carrier}</span>
          <bdi className="font-semibold">{carrier}</bdi>
        </p>
      )}
      <CopiedText className="tabular-nums" label={texts.trackingNumber} text={number} words={texts} />
    </div>
  );
};

export type OrderPackagesProps = {
  order: Pick<ShownOrder, 'packages' | 'lines' | 'stage'>;
  /** Only the package of this number; null for all. */
  only: number | null;
  /** Returns the path of a package's own page; without it packages have none. */
  pathOf?: ((number: number) => string) | undefined;
};

/** What is in an order: a card for each package, or one card where it does not travel in several. */
export const OrderPackages = ({ order: { packages, lines, stage }, only, pathOf }: OrderPackagesProps) => {
  const texts = useTexts('order');
  if (packages.length < 2)
    return (
      <OrderCard title={texts.packages}>
        {packages.map((parcel) => (
          <Carrier key={parcel.number} parcel={parcel} />
        ))}
        <OrderLines lines={lines} />
      </OrderCard>
    );
  return packages
    .filter(({ number }) => only === null || number === only)
    .map((parcel) => (
      <OrderCard
        beside={
          <StateLabel
            stage={parcel.status === 'pending' ? stage : null}
            status={parcel.status}
            tone={parcel.tone}
          />
        }
        key={parcel.number}
        title={texts.package(parcel.number, packages.length)}
      >
        <Carrier parcel={parcel} />
        <OrderLines lines={parcel.lines} />
        {pathOf !== undefined && only === null && (
          <Link
            className="press -mb-2 -ms-3 inline-flex min-h-11 items-center justify-self-start rounded-card px-3 font-semibold text-accent-ink hover:bg-sunken"
            to={pathOf(parcel.number)}
          >
            {texts.seePackage(parcel.number)}
          </Link>
        )}
      </OrderCard>
    ));
};
