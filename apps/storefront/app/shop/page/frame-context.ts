// @chunk shell
import type {
  ArrangementDocuments,
  BrandPicture,
  Contact,
  DeliveryTerms,
  Seller,
  ShopBrand,
} from '@dijla/contract/client';
import { createContext, use } from 'react';
import type { OwnTexts } from '../../i18n/change-texts.lazy.ts';
import type { CardDays } from '../../view-models/cards/card-days.ts';
import type { MenuNode } from '../../view-models/listing/menu-view.ts';

/** A list of links of the footer; `lang` is set where a text is not the store view's. */
export type FooterList = ArrangementDocuments['footer']['lists'][number];
type PageLink = { identifier: string; title: string };

/** What pages show of the shop's brand; members that it does not have are absent. */
export type FrameBrand = Pick<ShopBrand, 'version' | 'name'> &
  Partial<Record<'logo' | 'logoDark', BrandPicture>> & {
    /** True when the logo has the name in it. */
    isNamedByLogo?: true;
    icon?: Pick<BrandPicture, 'src' | 'type'>;
    /** Address of the icon for a phone's home screen. */
    touchIcon?: string;
    colors?: NonNullable<ShopBrand['colors']>;
    /** What the law wants to be known of the seller, in the order shown. */
    legal?: { companyName?: string; licenceNumber?: string; taxNumber?: string };
  };

/** Data that every page of a store has from its frame. */
export type StoreFrameData = {
  /** Origin of absolute links. */
  publicUrl: string;
  /** Null when the provider tells nothing of the shop. */
  brand: FrameBrand | null;
  /** Texts of the owner instead of the shop's, by subject and member. */
  texts?: OwnTexts;
  /** Two levels; the third loads when the menu is opened. */
  menu: MenuNode[];
  /** The top level of the menu where the owner arranged it; ids of links are negative. */
  topMenu?: MenuNode[];
  /** Lists of links in the footer where the owner arranged them. */
  footerLists?: FooterList[];
  /** Pages of text listed in the footer, in order. */
  pages: PageLink[];
  /** Whether the blog has a post to show. */
  hasBlog: boolean;
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
