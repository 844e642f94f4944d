import type { ReactNode } from 'react';

export type EmptyStateProps = {
  title: string;
  text: string;
  /** The action that leads on from the page. */
  children: ReactNode;
  picture: ReactNode;
  /** `h1` where the empty state is the whole page. */
  heading?: 'h1' | 'h2';
};

/** A picture, what happened, and one action that leads on. */
export const EmptyState = ({ title, text, children, picture, heading: Heading = 'h1' }: EmptyStateProps) => (
  <section className="frame grid grid-cols-1 justify-items-center gap-4 py-14 text-center md:py-24">
    {picture}
    <Heading className="mt-2 text-2xl md:text-3xl">{title}</Heading>
    <p className="max-w-prose text-balance text-ink-soft">{text}</p>
    <div className="mt-2">{children}</div>
  </section>
);
