// @chunk shell
import type { MouseEvent } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * A panel over the page, one at a time (spec 1 §4): the cart drawer, the categories, the account, or
 * settings with help.
 */
export type Panel = 'microcart' | 'sidebar' | 'account' | 'settings';

export const panelStore = createStore<{ open: Panel | null; wanted?: Panel }>(() => ({ open: null }));

/** Opens a panel and closes any other. */
export const openPanel = (panel: Panel): void => panelStore.setState({ open: panel });

/**
 * Returns a click handler for a link to a page that also exists as a panel: a plain click opens the panel,
 * one with a modifier key follows the link.
 */
export const opensPanel =
  (panel: Panel) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openPanel(panel);
  };

/** Announces that a panel is about to be opened, so that its code is fetched. */
export const wantPanel = (wanted: Panel): void => panelStore.setState({ wanted });

/** Closes a panel if it is the open one; without a name, closes any panel. */
export const closePanel = (panel?: Panel): void =>
  panelStore.setState((state) => (panel === undefined || state.open === panel ? { open: null } : state));

/** Returns the open panel, or null; null on the server. */
export const useOpenPanel = (): Panel | null => useStore(panelStore, ({ open }) => open);
