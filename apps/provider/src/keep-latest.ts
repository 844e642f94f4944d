/** Lets go of what was put into a map longest ago while it holds more than so many. */
export const keepLatest = (map: Map<unknown, unknown>, atMost: number): void => {
  if (map.size <= atMost) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    if (map.size <= atMost) return;
  }
};
