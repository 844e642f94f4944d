import { isOnSaleAt } from '../sale-dates.ts';

/** A row of the sheet of special prices; an empty date sets no limit. */
export type Special = { group: string; priority: number; price: string; from: string; to: string };

/**
 * Name of the group whose prices OpenCart shows to visitors (`config_customer_group_id`). The export holds no
 * settings, so the group is known only by the name that OpenCart gives it.
 */
const isDefaultGroup = (group: string): boolean => /^(?:default|general|عام|الافتراضي)$/i.test(group.trim());

/** Whether the special price has ended by `now` (ms). */
const isOver = ({ to }: Special, now: number): boolean => !isOnSaleAt(now, { from: '', until: to });

/**
 * Returns the special price that visitors see, and the names of the groups whose special prices are left
 * out. As in OpenCart, the lowest priority decides and then the lowest price, among those that apply at `now`
 * (ms); when none applies, the first that is yet to begin.
 */
export const publicSpecial = (
  specials: readonly Special[],
  now: number,
): { special: Special | undefined; otherGroups: string[] } => {
  const others = specials.filter(({ group }) => !isDefaultGroup(group));
  const ordered = specials
    .filter((special) => isDefaultGroup(special.group) && !isOver(special, now))
    .toSorted((one, other) => one.priority - other.priority || Number(one.price) - Number(other.price));
  return {
    special:
      ordered.find(({ from, to }) => isOnSaleAt(now, { from, until: to })) ??
      ordered.toSorted((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)))[0],
    otherGroups: [...new Set(others.map(({ group }) => group))],
  };
};
