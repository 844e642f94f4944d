// @chunk shell
import type { Contact, DeliveryTerms, Seller } from '@dijla/contract/client';
import { createContext, use } from 'react';
import type { CardDays } from '../../view-models/cards/card-days.ts';
import type { MenuNode } from '../../view-models/listing/menu-view.ts';

export type PageLink = { identifier: string; title: string };

/** What every page of a store knows from its frame. */
export type StoreFrameData = {
  /** Origin of absolute links. */
  publicUrl: string;
  /** Two levels; what is below comes when the menu is opened. */
  menu: MenuNode[];
  /** Pages of text the footer names, in their order. */
  pages: PageLink[];
  /** Where the shop answers its customers, as far as its owner says. */
  contact: Contact;
  /** Who sells, as far as its owner says. */
  seller: Seller;
  /** When it delivers, and at what times of the day one may ask for it. */
  delivery: DeliveryTerms;
  /** What cards say of the day, true at any time for the place most orders go to. */
  cardDays: CardDays;
};

const FrameContext = createContext<StoreFrameData | null>(null);

export const FrameProvider = FrameContext.Provider;
/** Every page has a frame around it. */
export const useFrame = () => use(FrameContext) as StoreFrameData;
