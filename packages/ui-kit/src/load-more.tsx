// @chunk listing
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from './button-style.ts';

/**
 * Shows the next page of a list. A link, so that it works before scripts have loaded. `status` says how much
 * of the list is shown.
 */
export const LoadMore = ({
  status,
  isBusy = false,
  ...link
}: ComponentProps<typeof Link> & { status?: ReactNode; isBusy?: boolean }) => (
  <div className="grid grid-cols-1 justify-items-center gap-3 pt-8">
    {status !== undefined && (
      <div className="w-[min(100%,14rem)] text-center text-sm text-ink-soft">{status}</div>
    )}
    <Link
      {...link}
      aria-busy={isBusy}
      className={`${buttonStyle.quiet} min-w-[min(100%,14rem)]`}
      preventScrollReset
    />
  </div>
);
