import { Link } from 'react-router';
import { deskButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';

/** Leads to the form of a new row. */
export const AddLink = ({ to, label }: { to: string; label: string }) => (
  <Link className={deskButton.quiet} to={to}>
    <DeskIcon name="plus" />
    {label}
  </Link>
);
