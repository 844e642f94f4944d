import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { FoundProducts } from './loading/ask-listing.ts';

type Tapped = { link: Element; top: number; scrolled: number };

const topOf = (link: Element): number => link.getBoundingClientRect().top;

/**
 * Scrolls the panel so that the link is where it was, and adds padding below where the panel has become too
 * short for that.
 */
const holdInPlace = (panel: HTMLElement, values: HTMLElement, { link, top }: Tapped): void => {
  values.style.paddingBlockEnd = '';
  panel.scrollTop += topOf(link) - top;
  const missing = topOf(link) - top;
  if (missing < 1) return;
  values.style.paddingBlockEnd = `${missing}px`;
  panel.scrollTop += missing;
};

/**
 * Keeps a tapped filter value in place when the new results change the filters above it, so that a second
 * tap does not hit another value. Returns the panel's handlers and two refs: the scrolling panel and the
 * element that holds the filters.
 */
export const useSteadyFilters = (found: FoundProducts) => {
  const panel = useRef<HTMLElement>(null);
  const values = useRef<HTMLDivElement>(null);
  const tapped = useRef<Tapped | null>(null);
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    tapped.current = link && { link, top: topOf(link), scrolled: scrollY };
  };
  const onScroll = () => {
    if (tapped.current) tapped.current.top = topOf(tapped.current.link);
  };
  useLayoutEffect(() => {
    const { current: noted } = tapped;
    if (noted === null || panel.current === null || values.current === null) return;
    if (noted.link.isConnected && noted.scrolled === scrollY)
      holdInPlace(panel.current, values.current, noted);
    else tapped.current = null;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what was found is not read: that it is another is what moves the filters
  }, [found]);
  return { panel, values, handlers: { onClick, onScroll } };
};
