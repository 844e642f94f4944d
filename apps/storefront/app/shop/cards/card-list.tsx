// @chunk card
import { createContext, type MouseEvent, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import { type NavigateFunction, useNavigate, useViewTransitionState } from 'react-router';
import { useStore } from 'zustand';
import { isPlainClick } from '@dijla/ui-kit/plain-click.ts';
import type { CardDays } from '../../view-models/cards/card-days.ts';
import { useFrame } from '../page/frame-context.ts';
import { followedCardDays } from './followed-card-days.ts';

type CardListState = {
  /** Address of the card whose picture currently transitions to or from a gallery; null when none does. */
  opening: string | null;
  navigate: NavigateFunction;
  /** Arrival days by size class. */
  days: CardDays;
};

const CardListContext = createContext<CardListState | null>(null);

/** Returns the state of the enclosing list. Throws outside a list. */
export const useCardList = (): CardListState => {
  const list = use(CardListContext);
  if (list === null) throw new Error('There is no list of cards above');
  return list;
};

/** The card opened last, so that its list recognizes it on the way back. Only clicks set it. */
let lastOpened = { list: '', path: '' };
const listeners = new Set<() => void>();

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const noneOpened = () => '';

export type CardListProps = {
  /**
   * Distinguishes the list from others on its page: a picture transitions only in the list in which its card
   * was opened.
   */
  name: string;
  className: string;
  /** The list's items. */
  children: ReactNode;
};

/**
 * A list of cards. It handles clicks on their links, because fifty links that each subscribe to the router
 * would all render again on every navigation.
 */
export const CardList = ({ name, className, children }: CardListProps) => {
  const navigate = useNavigate();
  const path = useSyncExternalStore(
    listen,
    () => (lastOpened.list === name ? lastOpened.path : ''),
    noneOpened,
  );
  const isOpening = useViewTransitionState(path);
  const frame = useFrame();
  const followed = useStore(followedCardDays);
  const days = followed?.frame === frame ? followed.days : frame.cardDays;
  const state = useMemo(
    (): CardListState => ({ navigate, opening: isOpening ? path : null, days }),
    [days, isOpening, navigate, path],
  );
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isPlainClick(event)) return;
    event.preventDefault();
    lastOpened = { list: name, path: link.pathname + link.search };
    for (const listener of listeners) listener();
    void navigate(lastOpened.path, { viewTransition: true });
  };
  return (
    <CardListContext value={state}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- links are followed here; a key on a link clicks it */}
      <ul className={className} onClick={follow}>
        {children}
      </ul>
    </CardListContext>
  );
};
