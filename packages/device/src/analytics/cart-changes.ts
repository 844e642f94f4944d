import type { TagItem } from './tag-event.ts';

/** A cart as it was when its changes were told last: its lines by key, and the operations that made it so. */
export type SeenCart = {
  owner: string | null;
  operations: readonly string[];
  lines: Readonly<Record<string, TagItem>>;
};

/** Whether an operation of this device has changed the cart since it was seen. */
export const isChangedHere = (before: SeenCart | null, now: SeenCart): boolean => {
  const seen = new Set(before?.operations);
  return now.operations.some((id) => !seen.has(id)) && (before === null || before.owner === now.owner);
};

/**
 * Returns what was put into the cart and taken out on this device since it was seen. What no operation of the device
 * did is nobody's act here: an order took the cart, a customer signed in or out, or another device changed it.
 */
export const cartChanges = (
  before: SeenCart | null,
  now: SeenCart,
): { added: TagItem[]; removed: TagItem[] } => {
  const changes: { added: TagItem[]; removed: TagItem[] } = { added: [], removed: [] };
  if (!isChangedHere(before, now)) return changes;
  const { lines = {} } = before ?? {};
  for (const key of new Set([...Object.keys(lines), ...Object.keys(now.lines)])) {
    const item = now.lines[key] ?? lines[key];
    const change = (now.lines[key]?.quantity ?? 0) - (lines[key]?.quantity ?? 0);
    if (item !== undefined && change !== 0)
      changes[change > 0 ? 'added' : 'removed'].push({ ...item, quantity: Math.abs(change) });
  }
  return changes;
};
