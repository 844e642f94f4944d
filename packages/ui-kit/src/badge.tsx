import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-sunken text-ink-soft',
  surface: 'bg-surface text-ink',
  accent: 'bg-accent text-on-accent',
  soft: 'bg-accent-soft text-accent-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const;

export type BadgeProps = { tone: keyof typeof tones; children: ReactNode; className?: string };

/**
 * A short label next to or on top of something. Its color never carries information that the text does not.
 */
export const Badge = ({ tone, children, className = '' }: BadgeProps) => (
  <span
    className={`inline-flex w-fit items-center gap-1 rounded-full px-2.5 py-0.5 text-sm leading-snug font-semibold ${tones[tone]} ${className}`}
  >
    {children}
  </span>
);
