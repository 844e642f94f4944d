import type { ReactNode } from 'react';

/** One part of an order's page, with its heading and what stands beside it. */
export const OrderCard = ({
  title,
  beside,
  children,
}: {
  title: string;
  beside?: ReactNode;
  children: ReactNode;
}) => (
  <section className="grid grid-cols-1 gap-3 rounded-sheet bg-surface p-4 inset-ring-1 inset-ring-line md:p-5">
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h2 className="text-xl">{title}</h2>
      {beside}
    </header>
    {children}
  </section>
);
