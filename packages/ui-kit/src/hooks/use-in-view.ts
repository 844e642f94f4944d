import { type RefObject, useEffect, useState } from 'react';

/**
 * A number of pixels greater than the height of any page. As a margin it makes everything beyond that edge
 * count as in view, so that jumping past the element is noticed too.
 */
export const beyond = 1_000_000;

/**
 * Whether any of the element, or of the element with this id, is in view; null until the browser has
 * reported it. `margin` is the observer's CSS `rootMargin`, in pixels.
 */
export const useInView = (target: RefObject<Element | null> | string, margin = '0px'): boolean | null => {
  const [isInView, setInView] = useState<boolean | null>(null);
  useEffect(() => {
    const element = typeof target === 'string' ? document.getElementById(target) : target.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting === true),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [margin, target]);
  return isInView;
};
