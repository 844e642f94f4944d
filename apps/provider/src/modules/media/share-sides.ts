type Sides = { width: number; height: number };

/** Pixel size of a shared preview, the 1.91:1 ratio that readers show uncropped. */
export const shareWidth = 1200;
export const shareHeight = 630;

/** Minimum margin, in pixels, around a picture that does not fill the preview. */
const margin = 24;
/**
 * Aspect ratio from which a picture counts as a scene, whose edges may be cropped. Below it, the whole
 * picture must be visible.
 */
const sceneProportion = 1.3;

/**
 * Returns the width and height of a picture within a shared preview: a scene fills the preview, other
 * pictures are shown whole in its center.
 */
export const shareSides = ({ width, height }: Sides): Sides => {
  if (width / height >= sceneProportion) return { width: shareWidth, height: shareHeight };
  const scale = Math.min((shareWidth - 2 * margin) / width, (shareHeight - 2 * margin) / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};
