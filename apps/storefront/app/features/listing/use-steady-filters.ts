import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { FoundProducts } from './loading/ask-listing.ts';

type Tapped = { link: Element; top: number; scrolled: number };

const topOf = (link: Element): number => link.getBoundingClientRect().top;

/** Scrolls the panel so that the link is where it was; room below it where the panel has become too short for that. */
const holdInPlace = (panel: HTMLElement, values: HTMLElement, { link, top }: Tapped): void => {
  values.style.paddingBlockEnd = '';
  panel.scrollTop += topOf(link) - top;
  const missing = topOf(link) - top;
  if (missing < 1) return;
  values.style.paddingBlockEnd = `${missing}px`;
  panel.scrollTop += missing;
};

/**
 * Keeps the value that was tapped under the finger when what was found changes the filters above it: a second tap would take another value.
 * Answers the handlers of the panel and its two elements, the one that scrolls and the one that holds the filters.
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
