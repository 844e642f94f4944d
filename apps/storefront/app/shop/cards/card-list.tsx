// @chunk card
import { createContext, type MouseEvent, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import { type NavigateFunction, useNavigate, useViewTransitionState } from 'react-router';
import { useStore } from 'zustand';
import { isPlainClick } from '../../ui/plain-click.ts';
import type { CardDays } from '../../view-models/cards/card-days.ts';
import { useFrame } from '../page/frame-context.ts';
import { toldCardDays } from './told-card-days.ts';

type CardListState = {
  /** Address of the card whose picture becomes a gallery just now, or was one; null while none does. */
  opening: string | null;
  navigate: NavigateFunction;
  /** When goods come, by their size class. */
  days: CardDays;
};

const CardListContext = createContext<CardListState | null>(null);

/** The list a card stands in; throws outside one. */
export const useCardList = (): CardListState => {
  const list = use(CardListContext);
  if (list === null) throw new Error('There is no list of cards above');
  return list;
};

/** The card opened last, by which its list knows it again when one comes back. Only clicks set it. */
let lastOpened = { list: '', path: '' };
const listeners = new Set<() => void>();

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const noneOpened = () => '';

export type CardListProps = {
  /** Tells it from the other lists of its page: only the one a card was opened in has it become the gallery. */
  name: string;
  className: string;
  /** The list's items. */
  children: ReactNode;
};

/**
 * Where cards stand, as a list. It follows their links for all of them: fifty links that each listen to the router would all be drawn anew
 * at every step of it.
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
  const told = useStore(toldCardDays);
  const days = told?.frame === frame ? told.days : frame.cardDays;
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
