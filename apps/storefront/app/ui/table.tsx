import type { ReactNode } from 'react';

export type FactRow = { label: ReactNode; value: ReactNode; key: string };

/** Facts in two columns, each row a name and its value. `caption` names the table for who cannot see where it stands. */
export const FactTable = ({ rows, caption }: { rows: readonly FactRow[]; caption: string }) => (
  <table className="w-full border-collapse text-start">
    <caption className="sr-only">{caption}</caption>
    <tbody className="divide-y divide-line">
      {rows.map(({ key, label, value }) => (
        <tr key={key}>
          <th className="w-2/5 py-2.5 pe-4 text-start align-top font-normal text-ink-soft" scope="row">
            {label}
          </th>
          <td className="py-2.5 text-start align-top font-medium">{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Room for a table wider than the screen: it scrolls inside, by finger and by keyboard. */
export const WideTable = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
  <section aria-label={label} className="overflow-x-auto overscroll-x-contain rounded-card" tabIndex={0}>
    {children}
  </section>
);
