/** Returns the international account number in a text as a bank takes it, without spaces; null where there is none. */
export const ibanIn = (text: string): string | null =>
  /\b[A-Z]{2}\d{2}(?:[ \u00A0]?[A-Z\d]){11,30}\b/.exec(text)?.[0].replaceAll(/\s/g, '') ?? null;
