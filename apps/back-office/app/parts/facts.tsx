import type { ReactNode } from 'react';

export type Fact = { key: string; name: string; value: ReactNode };

/** Names and values in two columns; what has no value is left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
    {facts
      .filter(({ value }) => value !== null && value !== undefined && value !== false && value !== '')
      .map(({ key, name, value }) => (
        <div className="contents" key={key}>
          <dt className="text-ink-soft">{name}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
  </dl>
);
