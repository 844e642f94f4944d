import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';

/** Placeholder of an order that is read. */
export const TrackingPlaceholder = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-14 w-64 rounded-card" />
    <Skeleton className="h-52 rounded-sheet" />
    <Skeleton className="h-40 rounded-sheet" />
  </div>
);
