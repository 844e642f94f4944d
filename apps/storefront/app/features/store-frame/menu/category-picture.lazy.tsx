import { Photo } from '../../../shop/pictures/photo.ts';

/**
 * A category's picture on the tint of its department; only the tint until the picture is known, or when
 * there is none.
 */
export const CategoryPicture = ({ path, className }: { path: string | null; className: string }) => (
  <span className={`tinted block shrink-0 overflow-hidden ${className}`}>
    {path !== null && (
      <Photo
        alt=""
        className="animate-[appear_240ms] bg-transparent! bg-none!"
        path={path}
        size={100}
        slot="4rem"
      />
    )}
  </span>
);
