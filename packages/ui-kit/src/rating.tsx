// @chunk purchase
import type { CSSProperties } from 'react';

export type RatingProps = {
  /** Number of filled stars, which may be a fraction. */
  value: number;
  most?: number;
  /** The rating in words. */
  label: string;
  className?: string;
};

/** Stars in a single element, filled up to the value in reading direction. */
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
