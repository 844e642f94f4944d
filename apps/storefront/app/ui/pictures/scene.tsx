import { paths } from '../../paths.ts';

export type SceneProps = {
  path: string;
  alt: string;
  /** How wide it stands on the page, as `sizes` of an image. */
  slot: string;
  /** Form of its room, and by `object-…` what of the picture is kept when the room is narrower or lower than it. */
  className: string;
  /** The page's main picture: fetched first. Others wait until they are near. */
  isMain?: boolean;
};

/** Widths the image route makes; the last is twice a wide screen's half. */
const widths = [400, 600, 800, 1200, 1800] as const;

/** A wide picture that fills its room; the room is kept before it comes. */
export const Scene = ({ path, alt, slot, className, isMain = false }: SceneProps) => (
  <img
    alt={alt}
    className={`w-full bg-sunken object-cover [filter:brightness(var(--scene-light))] ${className}`}
    decoding={isMain ? 'auto' : 'async'}
    fetchPriority={isMain ? 'high' : undefined}
    height={800}
    loading={isMain ? undefined : 'lazy'}
    sizes={isMain ? slot : `auto, ${slot}`}
    srcSet={widths.map((width) => `${paths.image(path, width, width)} ${width}w`).join(', ')}
    src={paths.image(path, 800, 800)}
    width={1200}
  />
);
