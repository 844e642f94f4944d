const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (let at = 1; at <= other.length; at += 1)
      next.push(
        Math.min(
          (row[at] ?? 0) + 1,
          (next[at - 1] ?? 0) + 1,
          (row[at - 1] ?? 0) + Number(letter !== other[at - 1]),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
};

/** Maximum number of names compared. */
const mostCompared = 500;

/** Returns the name most similar to the wanted one, or undefined when none is similar enough. */
export const nearestName = (wanted: string, names: readonly string[]): string | undefined => {
  const scored = names
    .slice(0, mostCompared)
    .map((name) => ({
      name,
      far: distance(wanted.toLowerCase().slice(0, 60), name.toLowerCase().slice(0, 60)),
    }))
    .toSorted((one, other) => one.far - other.far);
  const [best] = scored;
  return best !== undefined && best.far <= Math.max(2, wanted.length / 2) ? best.name : undefined;
};
