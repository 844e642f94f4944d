import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type AccordionItemProps = {
  summary: ReactNode;
  children: ReactNode;
  /** Items of one name close each other. */
  name?: string;
  isOpen?: boolean;
};

/** Lines between items, none around them. */
export const Accordion = ({ children }: { children: ReactNode }) => <div className="divide-y divide-line">{children}</div>;

/** Opens without a script; its content is found by the browser's search and opens by itself then. */
export const AccordionItem = ({ summary, children, name, isOpen = false }: AccordionItemProps) => (
  <details className="group/item disclosure-motion" name={name} open={isOpen}>
    <summary className="flex min-h-13 items-center justify-between gap-4 py-2.5 font-semibold marker:content-none [&::-webkit-details-marker]:hidden">
      {summary}
      <Icon className="size-5 text-ink-soft transition-[rotate] duration-200 group-open/item:rotate-180" name="down" />
    </summary>
    <div className="pb-5">{children}</div>
  </details>
);
