// @chunk shell
import type { MouseEvent } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What lies over the page, one at a time (spec 1 §4): the cart's drawer, the categories, the account, and settings with help. */
export type Panel = 'microcart' | 'sidebar' | 'account' | 'settings';

export const panelStore = createStore<{ open: Panel | null; wanted?: Panel }>(() => ({ open: null }));

/** Opens it and closes any other. */
export const openPanel = (panel: Panel): void => panelStore.setState({ open: panel });

/** For a link to a page that is a panel too: a plain click opens the panel, one with a key held down leads to the page. */
export const opensPanel =
  (panel: Panel) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openPanel(panel);
  };

/** Says that it is about to be opened, so that its code is fetched. */
export const wantPanel = (wanted: Panel): void => panelStore.setState({ wanted });

/** Closes this one, if it is the one that is open; without a name whichever is. */
export const closePanel = (panel?: Panel): void =>
  panelStore.setState((state) => (panel === undefined || state.open === panel ? { open: null } : state));

/** The panel that is open; none on the server. */
export const useOpenPanel = (): Panel | null => useStore(panelStore, ({ open }) => open);
