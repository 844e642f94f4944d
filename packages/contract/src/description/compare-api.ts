import { type ApiDescription, type DescribedCall, type Member, memberOf } from './describe-api.ts';

/** What differs between two descriptions, a sentence each: what may break who relies on the first, and what does not. */
type ApiChanges = { breaking: string[]; others: string[] };

const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

/** What a bound is where it is not said. */
const lowestOf = (name: string): number => (name === 'minLength' || name === 'minItems' ? 0 : -Infinity);

/** Whether everything of these types is of those, too. */
const areWithin = (types: readonly string[], others: readonly string[]): boolean =>
  others.includes('any') ||
  types.every((type) => others.includes(type) || (type === 'integer' && others.includes('number')));

const hasLess = (was: Member, is: Member): boolean => {
  if (!areWithin(was.types, is.types)) return true;
  const [before, after] = [was.bounds['enum'], is.bounds['enum']] as (unknown[] | undefined)[];
  if (after !== undefined && (before === undefined || before.some((value) => !after.includes(value))))
    return true;
  const bound = ({ bounds }: Member, name: string, absent: number): number => Number(bounds[name] ?? absent);
  return (
    lowerBounds.some((name) => bound(is, name, -Infinity) > bound(was, name, lowestOf(name))) ||
    upperBounds.some((name) => bound(is, name, Infinity) < bound(was, name, Infinity)) ||
    ['pattern', 'format'].some(
      (name) => is.bounds[name] !== undefined && is.bounds[name] !== was.bounds[name],
    )
  );
};

const inputFault = (was: Member, is: Member): string | undefined => {
  if (!was.required && is.required) return 'is required now';
  return hasLess(was, is) ? 'takes less than it did' : undefined;
};

const answerFault = (was: Member, is: Member): string | undefined => {
  if (was.required && !is.required) return 'may be absent now';
  return areWithin(is.types, was.types) ? undefined : `may be ${is.types.join(' or ')} now`;
};

/** The path of the member that holds another; undefined of the first. */
const holderOf = (path: string): string | undefined => {
  const at = Math.max(path.lastIndexOf('.'), path.lastIndexOf('['), path.lastIndexOf('{'));
  return at <= 0 ? undefined : path.slice(0, at);
};

const compareSide = (
  name: string,
  { side, was, is }: { side: 'in' | 'out'; was: DescribedCall; is: DescribedCall },
): ApiChanges => {
  const [before, after] = [was[side], is[side]];
  const changes: ApiChanges = { breaking: [], others: [] };
  for (const path of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[path], after[path]];
    if (old === now) continue;
    const place = `${name}: ${path}`;
    const holder = holderOf(path);
    if (now === undefined) {
      // The sentence about what held it says this, too.
      if (holder === undefined || after[holder] !== undefined || before[holder] === undefined)
        changes.breaking.push(`${place} is gone`);
    } else if (old === undefined) {
      const isAsked = side === 'in' && memberOf(now).required;
      const isOfOld = holder === undefined || before[holder] !== undefined || path.split('.').length === 2;
      if (isAsked && isOfOld && !path.endsWith('[]'))
        changes.breaking.push(`${place} is a new required input`);
      else changes.others.push(`${place} is new`);
    } else {
      const fault = (side === 'in' ? inputFault : answerFault)(memberOf(old), memberOf(now));
      if (fault === undefined) changes.others.push(`${place} is ${now}, not ${old}`);
      else changes.breaking.push(`${place} ${fault}: ${now}, not ${old}`);
    }
  }
  return changes;
};

const compareCall = (name: string, was: DescribedCall, is: DescribedCall): ApiChanges => {
  const sides = (['in', 'out'] as const).map((side) => compareSide(name, { side, was, is }));
  const moved = was.call === is.call ? [] : [`${name}: is ${is.call}, not ${was.call}`];
  return {
    breaking: [...moved, ...sides.flatMap(({ breaking }) => breaking)],
    others: sides.flatMap(({ others }) => others),
  };
};

/** Returns what differs between the API as it was described and as it is. */
export const compareApi = (was: ApiDescription, is: ApiDescription): ApiChanges => {
  const changes: ApiChanges = { breaking: [], others: [] };
  for (const [name, before] of Object.entries(was.calls)) {
    const after = is.calls[name];
    const found =
      after === undefined
        ? { breaking: [`${name}: the call is gone`], others: [] }
        : compareCall(name, before, after);
    changes.breaking.push(...found.breaking);
    changes.others.push(...found.others);
  }
  for (const name of Object.keys(is.calls))
    if (was.calls[name] === undefined) changes.others.push(`${name}: the call is new`);
  return changes;
};
