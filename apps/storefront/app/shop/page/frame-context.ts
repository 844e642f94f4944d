// @chunk shell
import type { Contact, DeliveryTerms, Seller } from '@dijla/contract/client';
import { createContext, use } from 'react';
import type { CardDays } from '../../view-models/cards/card-days.ts';
import type { MenuNode } from '../../view-models/listing/menu-view.ts';

export type PageLink = { identifier: string; title: string };

/** Data that every page of a store has from its frame. */
export type StoreFrameData = {
  /** Origin of absolute links. */
  publicUrl: string;
  /** Two levels; the third loads when the menu is opened. */
  menu: MenuNode[];
  /** Pages of text listed in the footer, in order. */
  pages: PageLink[];
  /** The shop's contact details, as far as the owner has set them. */
  contact: Contact;
  /** The seller's details, as far as the owner has set them. */
  seller: Seller;
  /** Delivery days, prices and slots. */
  delivery: DeliveryTerms;
  /** Arrival days on cards that hold at any time of day, for the governorate of most orders. */
  cardDays: CardDays;
};

const FrameContext = createContext<StoreFrameData | null>(null);

export const FrameProvider = FrameContext.Provider;
/** Returns the frame data; every page is inside a frame. */
export const useFrame = () => use(FrameContext) as StoreFrameData;
