import { paths } from '../paths.ts';

export type PhotoProps = {
  path: string;
  alt: string;
  /** Side of the square in CSS pixels; the picture comes once and twice as dense. */
  size: 100 | 300 | 600;
  /** The page's main picture: fetched first. Others wait until they are near. */
  isMain?: boolean;
  className?: string;
};

/** Pictures without transparency stand on white: they take the ground's colour by multiplying with it. */
const hasWhiteGround = (path: string): boolean => /\.jpe?g$/i.test(path);

/** A square picture on the one warm ground all pictures stand on; its room is there before it is. */
export const Photo = ({ path, alt, size, isMain = false, className = '' }: PhotoProps) => (
  <span className={`block aspect-square overflow-hidden bg-(image:--picture) bg-sunken ${className}`}>
    <img
      alt={alt}
      className={`size-full object-contain ${hasWhiteGround(path) ? 'mix-blend-[var(--picture-blend)]' : ''}`}
      decoding={isMain ? 'auto' : 'async'}
      fetchPriority={isMain ? 'high' : undefined}
      height={size}
      loading={isMain ? undefined : 'lazy'}
      src={paths.image(path, size, size)}
      srcSet={`${paths.image(path, size, size)} 1x, ${paths.image(path, size * 2, size * 2)} 2x`}
      width={size}
    />
  </span>
);
