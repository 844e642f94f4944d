import { wildcardMatch } from '../engine/wildcard-match.ts';

/** Whether a text fits a pattern in which `%` stands for any text; letters of either case are the same. */
export const like = (pattern: string): ((value: unknown) => boolean) => {
  const parts = pattern.toLowerCase().split('%');
  return (value) => typeof value === 'string' && wildcardMatch(parts, value.toLowerCase());
};
