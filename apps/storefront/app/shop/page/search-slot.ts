// @chunk shell
import { type ComponentType, createContext, createElement, use } from 'react';

export type SearchSlotProps = { id: string; placement: 'header' | 'home' | 'page' };

const SearchFieldContext = createContext<ComponentType<SearchSlotProps>>(() => null);

/** Says which search field the store has; it is a feature of its own. */
export const SearchFieldProvider = SearchFieldContext.Provider;

/** The store's search field, for other features: `id` is that of its input, `placement` where it stands. */
export const SearchSlot = (props: SearchSlotProps) => createElement(use(SearchFieldContext), props);
