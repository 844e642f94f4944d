import { createContext, use } from 'react';
import type { MenuNode } from '../view-models/menu-view.ts';

export type PageLink = { identifier: string; title: string };

/** What every page of a store knows from its frame. */
export type StoreFrameData = {
  /** Origin of absolute links. */
  publicUrl: string;
  menu: MenuNode[];
  /** Pages of text the footer names, in their order. */
  pages: PageLink[];
};

const FrameContext = createContext<StoreFrameData>({ publicUrl: '', menu: [], pages: [] });

export const FrameProvider = FrameContext.Provider;
export const useFrame = (): StoreFrameData => use(FrameContext);
