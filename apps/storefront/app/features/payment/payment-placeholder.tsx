import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';

/** Placeholder of a payment that is read. */
export const PaymentPlaceholder = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-10 w-64 rounded-card" />
    <Skeleton className="mx-auto size-56 rounded-sheet" />
    <Skeleton className="h-24 rounded-sheet" />
  </div>
);
