import type { ReactNode } from 'react';

export type FactRow = { label: ReactNode; value: ReactNode; key: string };

/** A table of facts, each row a name and a value. `caption` names the table for screen readers. */
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
