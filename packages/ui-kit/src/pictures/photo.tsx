// @chunk shell
import type { CSSProperties } from 'react';
import type { PictureAddress } from './picture-address.ts';

export type PhotoProps = {
  path: string;
  alt: string;
  /** Side length of the square in CSS pixels. The picture is offered at 1, 2 and 3 times this size. */
  size: 100 | 200 | 300 | 400 | 600;
  /** Displayed width, as `sizes` of an image; `size` pixels by default. */
  slot?: string;
  /** Dominant color as `#rrggbb`, shown until the picture has loaded. */
  tone?: string | null;
  /**
   * True for the page's main picture, which is fetched first. Others load when they come near the viewport.
   */
  isMain?: boolean;
  /** True if a cut-out has no background of its own. A picture on white keeps its background. */
  isBare?: boolean;
  className?: string;
};

const densities = [1, 2, 3] as const;

/**
 * Whether a picture has a white background, as pictures without transparency do. They are multiplied with a
 * light background color.
 */
const hasWhiteGround = (path: string): boolean => /\.jpe?g$/i.test(path);

const groundOf = (path: string, isBare: boolean): string => {
  if (hasWhiteGround(path)) return 'bg-(image:--picture-white)';
  return isBare ? '' : 'bg-(image:--picture) bg-sunken';
};

const noteCome = (image: HTMLImageElement) => {
  image.dataset.come = '';
};
/** The picture may have loaded before hydration. */
const noteIfThere = (image: HTMLImageElement | null) => {
  if (image?.complete && image.naturalWidth > 0) noteCome(image);
};

/**
 * Returns the component of a square picture on the warm background common to all pictures. Its space and its
 * color are shown before it loads.
 */
export const photoAt =
  (address: PictureAddress) =>
  ({
    path,
    alt,
    size,
    slot = `${size}px`,
    tone = null,
    isMain = false,
    isBare = false,
    className = '',
  }: PhotoProps) => (
    <span className={`block aspect-square overflow-hidden ${groundOf(path, isBare)} ${className}`}>
      <img
        alt={alt}
        className={`size-full object-contain ${tone === null ? '' : 'toned'} ${hasWhiteGround(path) ? 'mix-blend-multiply' : ''}`}
        decoding={isMain ? 'auto' : 'async'}
        fetchPriority={isMain ? 'high' : undefined}
        height={size}
        loading={isMain ? undefined : 'lazy'}
        onLoad={(event) => noteCome(event.currentTarget)}
        ref={noteIfThere}
        // Browsers that support `auto` measure the displayed width of a lazy picture. `sizes` must come before
        // `srcset`, and both before `src`.
        sizes={isMain ? slot : `auto, ${slot}`}
        srcSet={densities
          .map((density) => `${address(path, size * density, size * density)} ${size * density}w`)
          .join(', ')}
        src={address(path, size, size)}
        style={tone === null ? undefined : ({ '--tone': tone } as CSSProperties)}
        width={size}
      />
    </span>
  );
