const endings = { 'image/svg+xml': 'svg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** Returns the address of a picture of the brand, which is bound to its content. */
export const brandFilePath = ({
  role,
  hash,
  media_type,
}: {
  role: string;
  hash: string;
  media_type: keyof typeof endings;
}): string => `/img/shop/${role}.${hash}.${endings[media_type]}`;

/** Splits the last part of such an address; null when it has another form. */
export const brandFileAt = (name: string): { role: string; hash: string } | null => {
  const [, role, hash] = /^([a-z0-9-]+)\.([0-9a-f]{10})\.(?:svg|png|webp)$/.exec(name) ?? [];
  return role === undefined || hash === undefined ? null : { role, hash };
};

/** Returns a drawing as a data URL without quotation marks, so that it can stand in `url("…")`. */
export const tinyDrawing = (svg: string): string =>
  `data:image/svg+xml,${svg
    .replaceAll('"', "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[%#<>\\{}|^`]/g, encodeURIComponent)}`;
