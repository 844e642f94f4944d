/** The untokenised variant under which a field is asked for and counted (wire §7.2, §7.4). */
const mappedNames: ReadonlyMap<string, string> = new Map([['category.name', 'category.name.keyword']]);

/** A field's name as the engine knows it. */
export const mappedName = (field: string): string => mappedNames.get(field) ?? field;
