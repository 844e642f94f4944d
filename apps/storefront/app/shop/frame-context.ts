import { createContext, use } from 'react';
import type { MenuNode } from '../view-models/menu-view.ts';

/** What every page of a store knows from its frame. */
export type StoreFrameData = {
  /** Origin of absolute links. */
  publicUrl: string;
  menu: MenuNode[];
};

const FrameContext = createContext<StoreFrameData>({ publicUrl: '', menu: [] });

export const FrameProvider = FrameContext.Provider;
export const useFrame = (): StoreFrameData => use(FrameContext);
