import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';

/** Links to the parts of a subject, beside each other; the one that is open stands out. */
export const PartLinks = ({
  label,
  parts,
  isOneRow = false,
}: {
  label: string;
  parts: readonly (readonly [to: string, name: string])[];
  /** Many parts stay in one row on a phone, which scrolls; few take another row. */
  isOneRow?: boolean;
}) => {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // Of many parts the open one may stand beyond the edge of a phone.
    row.current
      ?.querySelector('[aria-current=page]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, []);
  return (
    <nav
      aria-label={label}
      className={isOneRow ? '-mx-4 overflow-x-auto px-4 pb-4 md:mx-0 md:px-0' : 'pb-4'}
      ref={row}
    >
      <ul className={`flex gap-1 ${isOneRow ? '' : 'flex-wrap'}`}>
        {parts.map(([to, name]) => (
          <li key={to}>
            <NavLink
              className="press inline-flex min-h-11 items-center rounded-full px-3.5 font-medium whitespace-nowrap text-ink-soft hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink md:min-h-9"
              end
              to={to}
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
