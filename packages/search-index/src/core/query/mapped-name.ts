/** Untokenized variants under which fields are filtered and counted (wire §7.2, §7.4). */
const mappedNames: ReadonlyMap<string, string> = new Map([['category.name', 'category.name.keyword']]);

/** Returns the engine's name of a field. */
export const mappedName = (field: string): string => mappedNames.get(field) ?? field;
