/** Deletes a map's oldest entries until it holds at most `atMost`. */
export const keepLatest = (map: Map<unknown, unknown>, atMost: number): void => {
  if (map.size <= atMost) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    if (map.size <= atMost) return;
  }
};
