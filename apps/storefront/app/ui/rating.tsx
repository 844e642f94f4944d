// @chunk purchase
import type { CSSProperties } from 'react';

export type RatingProps = {
  /** How many of the stars are lit, in fractions too. */
  value: number;
  most?: number;
  /** The same in words. */
  label: string;
  className?: string;
};

/** Stars in one element, lit as far as the value goes; they fill with the reading direction. */
export const Rating = ({ value, most = 5, label, className = 'text-base' }: RatingProps) => (
  <span className={className}>
    <span
      aria-hidden="true"
      className="stars"
      style={
        { '--stars': most, '--lit': `${Math.min(Math.max(value / most, 0), 1) * 100}%` } as CSSProperties
      }
    />
    <span className="sr-only">{label}</span>
  </span>
);
