/** Lists occur where objects keyed by option id are sent, and the other way round (wire §2.5). */
export const listed = <Entry>(
  entries: readonly Entry[] | Readonly<Record<string, Entry>> | null | undefined,
): readonly Entry[] => (Array.isArray(entries) ? entries : Object.values(entries ?? {}));
