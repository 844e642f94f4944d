export type Walked = { paths: string[]; unknown: string[] };

/**
 * The sample format names categories by a walk and not by a path: each name is looked for below the last one, then at the
 * top, and after a category without children the walk begins at the top again. Every category passed is assigned:
 * `Gear, Bags, Collections, Erin Recommends` are Gear, Gear/Bags, Collections, Collections/Erin Recommends.
 */
export const walkCategories = (names: readonly string[], known: ReadonlySet<string>): Walked => {
  const hasChildren = (path: string): boolean => [...known].some((other) => other.startsWith(`${path}/`));
  const paths = new Set<string>();
  const unknown: string[] = [];
  let at = '';
  for (const name of names) {
    const below = at === '' ? name : `${at}/${name}`;
    const found = known.has(below) ? below : known.has(name) ? name : undefined;
    if (found === undefined) unknown.push(name);
    else {
      paths.add(found);
      at = hasChildren(found) ? found : '';
    }
  }
  return { paths: [...paths], unknown };
};
