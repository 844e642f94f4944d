type Sides = { width: number; height: number };

/** What readers of shared addresses show whole: 1.91 to 1. In pixels. */
export const shareWidth = 1200;
export const shareHeight = 630;

/** Kept free around a picture that does not fill it, in pixels. */
const margin = 24;
/** From this proportion on a picture is a scene that may lose some of its edges; below it is a thing to be seen whole. */
const sceneProportion = 1.3;

/** Sides at which a picture stands in the one that is shared: a scene fills it, all else stands whole in its middle. */
export const shareSides = ({ width, height }: Sides): Sides => {
  if (width / height >= sceneProportion) return { width: shareWidth, height: shareHeight };
  const scale = Math.min((shareWidth - 2 * margin) / width, (shareHeight - 2 * margin) / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};
