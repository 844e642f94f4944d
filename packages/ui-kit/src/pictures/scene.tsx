import type { PictureAddress } from './picture-address.ts';

export type SceneProps = {
  path: string;
  alt: string;
  /** Displayed width, as `sizes` of an image. */
  slot: string;
  /**
   * Classes for the aspect ratio and, with `object-…`, for the part of the picture that stays visible when
   * it is cropped.
   */
  className: string;
  /**
   * True for the page's main picture, which is fetched first. Others load when they come near the viewport.
   */
  isMain?: boolean;
};

/** Widths that the image route offers. The last is twice half the width of a wide screen. */
const widths = [400, 600, 800, 1200, 1800] as const;

/**
 * Returns the component of a wide picture that covers its box. The space is reserved before it loads.
 */
export const sceneAt =
  (address: PictureAddress) =>
  ({ path, alt, slot, className, isMain = false }: SceneProps) => (
    <img
      alt={alt}
      className={`w-full bg-sunken object-cover [filter:brightness(var(--scene-light))] ${className}`}
      decoding={isMain ? 'auto' : 'async'}
      fetchPriority={isMain ? 'high' : undefined}
      height={800}
      loading={isMain ? undefined : 'lazy'}
      sizes={isMain ? slot : `auto, ${slot}`}
      srcSet={widths.map((width) => `${address(path, width, width)} ${width}w`).join(', ')}
      src={address(path, 800, 800)}
      width={1200}
    />
  );
