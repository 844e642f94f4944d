import type { ReactNode } from 'react';

/** A picture of ours, what happened, and one way out. */
export const EmptyState = ({ title, text, children, picture }: { title: string; text: string; children: ReactNode; picture: ReactNode }) => (
  <section className="frame grid justify-items-center gap-4 py-14 text-center md:py-24">
    {picture}
    <h1 className="mt-2 text-2xl md:text-3xl">{title}</h1>
    <p className="max-w-prose text-balance text-ink-soft">{text}</p>
    <div className="mt-2">{children}</div>
  </section>
);
