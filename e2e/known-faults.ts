/**
 * Parts what a journey found into what is new and what is known to stand. `mended` names the known ones nobody met: they have to leave
 * their list.
 */
export const withoutKnown = (found: readonly string[], known: readonly RegExp[]): { found: string[]; mended: string[] } => ({
  found: found.filter((text) => !known.some((fault) => fault.test(text))),
  mended: known.filter((fault) => !found.some((text) => fault.test(text))).map(String),
});

export const nothingNew = { found: [], mended: [] };
