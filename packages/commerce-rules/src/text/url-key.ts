/**
 * Returns a Latin slug: `Sprite Stasis Ball 55 cm gray` is `sprite-stasis-ball-55-cm-gray`, `Men’s Café
 * Tee™` is `mens-cafe-tee`. Empty when no Latin letters remain.
 */
export const urlKeyOf = (text: string): string =>
  text
    .replace(/['’™®©]/g, '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
