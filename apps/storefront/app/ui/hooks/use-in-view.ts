import { type RefObject, useEffect, useState } from 'react';

/** Pixels no page is long. As a margin it lets what lies beyond that edge count as in view, so that a jump over it is noticed too. */
export const beyond = 1_000_000;

/** Whether any of the element, or of that with this id, is in view; null until the browser has looked. `margin` moves the edges as a CSS margin does, in pixels. */
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
