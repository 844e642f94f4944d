import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';

export type FoundRow = {
  id: number;
  name: string;
  /** Other words it is found by. */
  words: readonly string[];
  /** Null where it is not opened. */
  to: string | null;
  picture?: ReactNode;
  facts: readonly string[];
};

const isFound = ({ name, words }: FoundRow, sought: string): boolean =>
  [name, ...words].some((word) => word.toLowerCase().includes(sought));

const Row = ({ row: { name, words, to, picture, facts } }: { row: FoundRow }) => (
  <li className="flex items-center gap-3 border-b border-line py-2 last:border-0">
    {picture}
    <span className="grid min-w-0 flex-1">
      {to === null ? (
        <bdi className="font-medium break-words">{name}</bdi>
      ) : (
        <Link className="font-medium break-words underline-offset-4 hover:underline" to={to}>
          <bdi>{name}</bdi>
        </Link>
      )}
      <span className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        {[...words, ...facts].map((fact) => (
          <bdi key={fact}>{fact}</bdi>
        ))}
      </span>
    </span>
  </li>
);

/** Everything there is of a kind, found by part of a name. */
export const FoundList = ({
  label,
  find,
  nothing,
  rows,
}: {
  label: string;
  find: string;
  nothing: string;
  rows: readonly FoundRow[];
}) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = rows.filter((row) => isFound(row, typed.trim().toLowerCase()));
  return (
    <div className="grid gap-4">
      <TextField
        dir="auto"
        error={null}
        id={id}
        label={find}
        maxLength={100}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        type="search"
        value={typed}
      />
      {found.length === 0 ? (
        <p>{nothing}</p>
      ) : (
        <ul aria-label={label} className="rounded-card bg-surface px-4 py-2 inset-ring-1 inset-ring-line">
          {found.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
    </div>
  );
};
