// @chunk shell
import { type ComponentType, createContext, createElement, use } from 'react';

export type SearchSlotProps = { id: string; placement: 'header' | 'home' | 'page' };

const SearchFieldContext = createContext<ComponentType<SearchSlotProps>>(() => null);

/** Provides the store's search field, which is a feature of its own. */
export const SearchFieldProvider = SearchFieldContext.Provider;

/**
 * The store's search field, for use in other features: `id` is the id of its input, `placement` its
 * position.
 */
export const SearchSlot = (props: SearchSlotProps) => createElement(use(SearchFieldContext), props);
