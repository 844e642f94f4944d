import { type ReactNode, useId } from 'react';

/** A part of a screen with its heading: a landmark of its own, unless it is an article. */
export const Panel = ({
  title,
  aside,
  as: Element = 'section',
  children,
}: {
  title: string;
  /** Stands at the end of the heading's line. */
  aside?: ReactNode;
  as?: 'section' | 'article';
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <Element aria-labelledby={id} className="rounded-card bg-surface p-4 inset-ring-1 inset-ring-line">
      <div className="flex min-h-7 items-center justify-between gap-3 pb-2">
        <h2 className="text-base font-semibold" id={id}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </Element>
  );
};
