import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';

/** Placeholder of a list of orders. */
export const OrdersPlaceholder = ({ count = 3 }: { count?: number }) => (
  <div aria-busy="true" className="grid gap-3">
    {Array.from({ length: count }, (_, place) => (
      <Skeleton className="h-40 rounded-sheet md:h-30" key={place} />
    ))}
  </div>
);
