import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';

/** One subject of the checkout, with its sign. */
export const CheckoutSection = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
  <section className="grid gap-4">
    <h2 className="flex items-center gap-3 text-xl">
      <span className="grid size-10 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Icon className="size-5.5" name={icon} />
      </span>
      {title}
    </h2>
    {children}
  </section>
);
