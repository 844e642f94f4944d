import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element has come within `ahead` pixels below the viewport, and so is likely to be seen soon.
 * Once true, it stays true.
 */
export const useIsNear = (place: RefObject<Element | null>, ahead: number): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `0px 0px ${ahead}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [ahead, isNear, place]);
  return isNear;
};
