import { paths } from '../paths.ts';

export type PhotoProps = {
  path: string;
  tone: string | null;
  alt: string;
  /** Side of the square in CSS pixels; the picture comes once and twice as dense. */
  size: 100 | 300 | 600;
  /** The page's main picture: fetched first. Others wait until they are near. */
  isMain?: boolean;
  className?: string;
};

/** A square picture whose room and colour are there before it is. */
export const Photo = ({ path, tone, alt, size, isMain = false, className = '' }: PhotoProps) => (
  <span className={`block aspect-square overflow-hidden bg-sunken ${className}`} style={tone === null ? undefined : { backgroundColor: `color-mix(in oklch, ${tone} 16%, var(--sunken))` }}>
    <img
      alt={alt}
      className="size-full object-contain mix-blend-[var(--picture-blend)]"
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
