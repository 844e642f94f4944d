import { refusal, type Refusal } from './refusal.ts';

/** The number at a place of a path, as long as the database's numbers are; refused when it is none. `thing` is what it would be a number of. */
export const idInPath = (
  params: Readonly<Record<string, string>>,
  { name, thing }: { name: string; thing: string },
): number | Refusal => {
  const given = params[name] ?? '';
  return /^\d{1,9}$/.test(given)
    ? Number(given)
    : refusal('request.invalid', { problem: `${name}: '${given}' is no number of a ${thing}` });
};
