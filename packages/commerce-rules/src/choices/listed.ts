/**
 * Returns entries as a list. Clients send lists where objects keyed by option id are expected, and the other
 * way round (wire §2.5).
 */
export const listed = <Entry>(
  entries: readonly Entry[] | Readonly<Record<string, Entry>> | null | undefined,
): readonly Entry[] => (Array.isArray(entries) ? entries : Object.values(entries ?? {}));
