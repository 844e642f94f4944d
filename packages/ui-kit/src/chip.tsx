import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Icon } from './pictures/icon.tsx';

const shape =
  'press relative inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-4 py-1.5 font-medium';
const open = `${shape} bg-surface inset-ring-1 inset-ring-line hover:bg-sunken active:bg-sunken`;
const chosen = 'bg-accent-soft text-accent-ink inset-ring-2 inset-ring-accent';

/** A chip that links to an address; `isCurrent` when the page shows that address. */
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

/** A chip for a chosen value that a tap removes. `removeLabel` is the text alternative of the cross. */
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
