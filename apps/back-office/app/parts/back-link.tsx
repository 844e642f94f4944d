import { Link } from 'react-router';
import { DeskIcon } from './desk-icon.tsx';

/** Leads from a screen to the list it belongs to, above the title. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link className="inline-flex min-h-11 items-center gap-1 text-ink-soft hover:text-ink md:min-h-8" to={to}>
    <DeskIcon className="size-4" name="back" />
    {children}
  </Link>
);
