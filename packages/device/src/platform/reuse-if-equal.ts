/**
 * Returns the old value if the new one is equal, so that subscribers are notified of changes only. For
 * values that JSON can represent.
 */
export const reuseIfEqual = <Value>(before: Value, after: Value): Value =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after;
