import { type RefObject, useEffect, useState } from 'react';

/** Pixels no page is long. */
const farAbove = 1_000_000;

/** True while the element is still to come: below what is seen above the lowest `covered` pixels of the window. */
export const useIsBelow = (element: RefObject<HTMLElement | null>, covered: number): boolean => {
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    const observed = element.current;
    if (observed === null) return undefined;
    // Above the view counts as seen: a jump over it is noticed too.
    const observer = new IntersectionObserver((entries) => setIsBelow(entries.at(-1)?.isIntersecting === false), { rootMargin: `${farAbove}px 0px ${-covered}px 0px` });
    observer.observe(observed);
    return () => observer.disconnect();
  }, [covered, element]);
  return isBelow;
};
