import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Icon } from './pictures/icon.tsx';

const shape =
  'press relative inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-4 py-1.5 font-medium';
const open = `${shape} bg-surface inset-ring-1 inset-ring-line hover:bg-sunken active:bg-sunken`;
const chosen = 'bg-accent-soft text-accent-ink inset-ring-2 inset-ring-accent';

/** A choice with an address of its own; `isCurrent` when the page shows it. */
export const LinkChip = ({
  isCurrent = false,
  ...link
}: ComponentProps<typeof Link> & { isCurrent?: boolean }) => (
  <Link
    {...link}
    aria-current={isCurrent ? 'true' : undefined}
    className={isCurrent ? `${shape} ${chosen}` : open}
  />
);

/** What is chosen, taken back by a tap; `removeLabel` says so to who cannot see the cross. */
export const RemovableChip = ({
  removeLabel,
  children,
  ...link
}: ComponentProps<typeof Link> & { removeLabel: string }) => (
  <Link {...link} className={`${shape} bg-sunken pe-3 hover:bg-line active:bg-line`}>
    <span className="sr-only">{removeLabel} </span>
    {children}
    <Icon className="size-4 text-ink-soft" name="close" />
  </Link>
);
