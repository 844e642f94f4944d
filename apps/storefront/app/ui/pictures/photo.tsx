// @chunk shell
import type { CSSProperties } from 'react';
import { paths } from '../../paths.ts';

export type PhotoProps = {
  path: string;
  alt: string;
  /** Side of the square in CSS pixels for which it is made; it comes once, twice and three times as dense. */
  size: 100 | 200 | 300 | 400 | 600;
  /** How wide it stands on the page, as `sizes` of an image; `size` pixels when not given. */
  slot?: string;
  /** Its one colour as `#rrggbb`, shown until it comes. */
  tone?: string | null;
  /** The page's main picture: fetched first. Others wait until they are near. */
  isMain?: boolean;
  /** A cut-out stands on whatever is behind it, without a ground of its own; a picture on white keeps its ground. */
  isBare?: boolean;
  className?: string;
};

const densities = [1, 2, 3] as const;

/** Pictures without transparency stand on white: they take a light ground's colour by multiplying with it. */
const hasWhiteGround = (path: string): boolean => /\.jpe?g$/i.test(path);

const groundOf = (path: string, isBare: boolean): string => {
  if (hasWhiteGround(path)) return 'bg-(image:--picture-white)';
  return isBare ? '' : 'bg-(image:--picture) bg-sunken';
};

const noteCome = (image: HTMLImageElement) => {
  image.dataset.come = '';
};
/** It may have come before the page woke. */
const noteIfThere = (image: HTMLImageElement | null) => {
  if (image?.complete && image.naturalWidth > 0) noteCome(image);
};

/** A square picture on the one warm ground all pictures stand on; its room and its colour are there before it is. */
export const Photo = ({
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
      // Browsers that know `auto` measure the slot of a picture they fetch late; `sizes` before `srcset`, and both before `src`.
      sizes={isMain ? slot : `auto, ${slot}`}
      srcSet={densities
        .map((density) => `${paths.image(path, size * density, size * density)} ${size * density}w`)
        .join(', ')}
      src={paths.image(path, size, size)}
      style={tone === null ? undefined : ({ '--tone': tone } as CSSProperties)}
      width={size}
    />
  </span>
);
