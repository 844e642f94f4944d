import { wildcardMatch } from './wildcard-match.ts';

/** Whether a text matches a pattern in which `%` means any text, ignoring case. */
export const like = (pattern: string): ((value: unknown) => boolean) => {
  const parts = pattern.toLowerCase().split('%');
  return (value) => typeof value === 'string' && wildcardMatch(parts, value.toLowerCase());
};
