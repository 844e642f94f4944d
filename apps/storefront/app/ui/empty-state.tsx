import type { ReactNode } from 'react';

export type EmptyStateProps = {
  title: string;
  text: string;
  /** The way out. */
  children: ReactNode;
  picture: ReactNode;
  /** `h1` where it is all the page has to say. */
  heading?: 'h1' | 'h2';
};

/** A picture of ours, what happened, and one way out. */
export const EmptyState = ({ title, text, children, picture, heading: Heading = 'h1' }: EmptyStateProps) => (
  <section className="frame grid grid-cols-1 justify-items-center gap-4 py-14 text-center md:py-24">
    {picture}
    <Heading className="mt-2 text-2xl md:text-3xl">{title}</Heading>
    <p className="max-w-prose text-balance text-ink-soft">{text}</p>
    <div className="mt-2">{children}</div>
  </section>
);
