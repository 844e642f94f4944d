/**
 * A picture's path below a media folder:
 *   /d/tee.webp                        a master
 * /d/tee~1f4e79.webp the same in another color, tinted where its mask /d/tee.mask.webp allows
 *   /d/tee~1f4e79.3fa92b10c1.webp      the same, bound to its content: the URL in documents, immutable
 * Names may hold letters and digits of any script, spaces, and marks usual in file names; never a control
 * character, a percent sign, a colon, a backslash or a leading dot.
 */
export type PicturePath = {
  /** Without the hash. */
  path: string;
  master: string;
  /** Path of the master's mask, which need not exist. */
  mask: string;
  /** Six hex digits, or null for the master's own colors. */
  tint: string | null;
  /** Ten hex digits that bind the URL to its content, or null. */
  hash: string | null;
};

const longestPath = 400;
const extensions = new Set(['jpg', 'jpeg', 'png', 'webp', 'gif']);
const name = String.raw`(?!\.)[\p{L}\p{M}\p{N}\p{Zs}_.,;+=@&!'’$()\[\]~-]+`;
const grammar = new RegExp(
  String.raw`^/?((?:${name}/)*)(${name}?)(?:~([0-9a-f]{6}))?(?:\.([0-9a-f]{10}))?\.([A-Za-z]{3,4})$`,
  'u',
);

/** Parses a decoded path. Returns undefined when it is not a picture's; masks are not served either. */
export const parsePicturePath = (path: string): PicturePath | undefined => {
  const [whole, folders, stem = '', tint, hash, extension = ''] =
    (path.length <= longestPath && grammar.exec(path)) || [];
  if (whole === undefined || !extensions.has(extension.toLowerCase()) || /\.mask$/i.test(stem))
    return undefined;
  const place = `/${folders}${stem}`;
  return {
    path: `${place}${tint ? `~${tint}` : ''}.${extension}`,
    master: `${place}.${extension}`,
    mask: `${place}.mask.${extension}`,
    tint: tint ?? null,
    hash: hash ?? null,
  };
};

/**
 * Returns the immutable URL of a picture whose hash is known: `/d/tee.webp` and `3fa92b10c1` give
 * `/d/tee.3fa92b10c1.webp`.
 */
export const hashedPicturePath = (path: string, hash: string | null): string =>
  hash === null ? path : path.replace(/\.[A-Za-z]{3,4}$/, `.${hash}$&`);
