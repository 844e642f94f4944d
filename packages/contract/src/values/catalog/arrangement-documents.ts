import type { HomeBlock } from '../arrangements/home-blocks.ts';

/** `lang` is the language of the texts when they are another one's than the store's. */
export type ShownScene = {
  picture: string;
  /** What matters in it, as `object-position` has it; absent where nobody said. */
  focus?: string;
  alt: string;
  title: string;
  lang: string | null;
  /** Null for a link that leads nowhere. */
  action: { href: string; text: string } | null;
};

type Plain = Extract<HomeBlock, { type: 'promise' | 'categories' | 'seen' | 'brands' }>;
type Carousel = Extract<HomeBlock, { type: 'carousel' }>;
type Products = Extract<HomeBlock, { type: 'products' }>;

/** A block of the home page as one store view shows it. */
export type ShownBlock =
  | Plain
  | Carousel
  | {
      type: 'stage';
      id: string;
      scene: (ShownScene & { things: { sku: string; x: number; y: number }[] }) | null;
    }
  | { type: 'scenes'; id: string; scenes: ShownScene[] }
  | { type: 'slides'; id: string; slides: ShownScene[] }
  | (Pick<Products, 'type' | 'id' | 'of' | 'category' | 'skus' | 'look'> & {
      /** Empty: the shop's own words. */
      title: string;
      lang: string | null;
      scene: ShownScene | null;
    })
  | {
      type: 'text';
      id: string;
      title: string;
      text: string;
      lang: string | null;
      action: { href: string; text: string } | null;
    }
  /** What an extension shows: HTML as it was sanitized. */
  | { type: 'html'; id: string; content: string; lang: string | null };

type Label = { label: string; lang: string | null };

/** What an owner arranged, as one store view shows it (ours). */
export type ArrangementDocuments = {
  home: { id: number; identifier: 'home'; blocks: ShownBlock[] };
  menu: {
    id: number;
    identifier: 'menu';
    items: ((Label & { category: number }) | (Label & { path: string }))[];
    shows_others: boolean;
  };
  footer: {
    id: number;
    identifier: 'footer';
    lists: { title: string; lang: string | null; links: (Label & { href: string })[] }[];
    /** Pages of text that are listed, in their order. */
    pages: { identifier: string; title: string }[];
    has_blog: boolean;
  };
};

export type ArrangementDocument = ArrangementDocuments[keyof ArrangementDocuments];
