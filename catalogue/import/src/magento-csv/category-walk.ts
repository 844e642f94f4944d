export type Walked = { paths: string[]; unknown: string[] };

/**
 * Resolves categories in the sample format, which lists names instead of paths. Each name is looked up below
 * the previous category, then at the top level; after a category without children the lookup restarts at the
 * top. Every category passed is assigned: `Gear, Bags, Collections, Erin Recommends` are Gear, Gear/Bags,
 * Collections, Collections/Erin Recommends.
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
