import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { type Subject, withTexts } from './i18n/desk-texts.ts';

/** A screen whose script and texts are loaded when it is first opened. */
export const screen = (
  path: string,
  texts: readonly Subject[],
  load: () => Promise<ComponentType>,
): RouteObject => ({
  path,
  lazy: async () => ({ Component: await withTexts(texts, load) }),
});
