/**
 * A picture's path below a media folder:
 *
 *   /d/tee.webp                        a master
 *   /d/tee~1f4e79.webp                 the same in another colour: tinted where its mask /d/tee.mask.webp lets it
 *   /d/tee~1f4e79.3fa92b10c1.webp      the same, bound to its content: the address in documents, immutable
 *
 * Names may hold letters and digits of any script, spaces and marks usual in file names; never a control sign, a
 * percent sign, a colon, a backslash or a dot at their beginning.
 */
export type PicturePath = {
  /** Without the hash. */
  path: string;
  master: string;
  /** Where the master's mask is, should it have one. */
  mask: string;
  /** Six hex digits, or null for the master's own colours. */
  tint: string | null;
  /** The ten hex digits that the address is bound to, or null. */
  hash: string | null;
};

const longestPath = 400;
const extensions = new Set(['jpg', 'jpeg', 'png', 'webp', 'gif']);
const name = String.raw`(?!\.)[\p{L}\p{M}\p{N}\p{Zs}_.,;+=@&!'’$()\[\]~-]+`;
const grammar = new RegExp(
  String.raw`^/?((?:${name}/)*)(${name}?)(?:~([0-9a-f]{6}))?(?:\.([0-9a-f]{10}))?\.([A-Za-z]{3,4})$`,
  'u',
);

/** Takes a decoded path apart; undefined for anything that is no picture's, masks included: they are ours alone. */
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

/** The immutable address of a picture whose hash is known: `/d/tee.webp` and `3fa92b10c1` give `/d/tee.3fa92b10c1.webp`. */
export const hashedPicturePath = (path: string, hash: string | null): string =>
  hash === null ? path : path.replace(/\.[A-Za-z]{3,4}$/, `.${hash}$&`);
