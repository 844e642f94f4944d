import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';

/** Placeholder for two fields and a button. */
export const AccountPlaceholder = () => (
  <div aria-hidden="true" className="grid gap-5">
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
  </div>
);
