// @chunk listing
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from './button-style.ts';

/** The rest of a list, a page at a time: a link, so it works before scripts do. `status` says how far one has come. */
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
