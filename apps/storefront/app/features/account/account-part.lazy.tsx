import type { ReactNode } from 'react';
import { Icon, type IconName } from '@dijla/ui-kit/pictures/icon.tsx';

export type AccountPartProps = {
  icon: IconName;
  title: string;
  intro?: string;
  /** An action shown beside the title. */ act?: ReactNode;
  children?: ReactNode;
};

/** One section of the account page. */
export const AccountPart = ({ icon, title, intro, act, children }: AccountPartProps) => (
  <section className="grid gap-4 rounded-sheet bg-surface p-5 inset-ring-1 inset-ring-line">
    <div className="flex flex-wrap items-center gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Icon className="size-5.5" name={icon} />
      </span>
      <div className="min-w-0 flex-1 basis-32">
        <h2 className="text-xl">{title}</h2>
        {intro !== undefined && <p className="text-sm text-ink-soft">{intro}</p>}
      </div>
      {act}
    </div>
    {children}
  </section>
);

/** Style of a secondary action beside a title. */
export const actStyle =
  'press -me-2 min-h-11 rounded-card px-3 font-semibold text-accent-ink hover:bg-sunken active:bg-sunken';
