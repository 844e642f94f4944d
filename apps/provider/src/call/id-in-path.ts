import { refusal, type Refusal } from './refusal.ts';

/**
 * Returns the numeric id in a path parameter, within the database's integer range, or a refusal when it is
 * not one. `thing` names the entity in the refusal's text.
 */
export const idInPath = (
  params: Readonly<Record<string, string>>,
  { name, thing }: { name: string; thing: string },
): number | Refusal => {
  const given = params[name] ?? '';
  return /^\d{1,9}$/.test(given)
    ? Number(given)
    : refusal('request.invalid', { problem: `${name}: '${given}' is no number of a ${thing}` });
};
