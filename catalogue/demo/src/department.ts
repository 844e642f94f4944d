import type { Language } from '@dijla/provider/modules/catalog/catalog';

/** The same words in both languages, each as its people write it. */
export type Phrase = Readonly<Record<Language, string>>;

/**
 * An option of an attribute, known by `code`: the value alone, as it stands behind its label. `said` is how a name says it, where the value
 * would not be understood alone; `unsaidIn` is the store whose shoppers take it for granted, so that names say it in the other one only.
 * `percent` is what it does to a price: 100 leaves it, 130 makes it dearer.
 */
export type Choice = Phrase & {
  code: string;
  said?: Phrase;
  unsaidIn?: Language;
  hex?: string;
  percent?: number;
};

/** What goods of a department are told apart by. Departments may name the same attribute: their choices are put together. */
export type SpecificationAttribute = {
  code: string;
  label: Phrase;
  choices: readonly Choice[];
  isFilterable?: boolean;
  isMultiple?: boolean;
};

/** A family of goods, from which any number of products is made: one per brand, series and specification, with all variants of its axes. */
export type Kind = {
  /** Kebab-case and unique; skus begin with it: `DJ-KETTLE-0012`. */
  code: string;
  /** Path of the most exact category; products stand in those above it too. */
  category: string;
  /** Further categories. */
  also?: readonly string[];
  /** How many products it makes beside the other kinds; 1 unless said otherwise. */
  weight?: number;
  /** It needs two people and a van: its delivery has a day and a price of its own. */
  isLarge?: boolean;
  /** Plain goods unless said otherwise. */
  type?: 'virtual' | 'downloadable';
  /** Name of the studio's master, and of further views. */
  picture: string;
  views?: readonly string[];
  /** Where no colour is chosen, one of these tints the picture, by six hex digits: honey or jam in the same jar, covers of books. */
  tints?: readonly string[];
  /** What it is, without brand: 'Electric kettle', 'غلاية ماء كهربائية'. Addresses are made of it: it stays. */
  noun: Phrase;
  /** How names call it where that is shorter. */
  called?: Phrase;
  /** Codes of the department's brands. */
  brands: readonly string[];
  /** Names of model lines in Latin letters; their Arabic names stand in `series-names.ts`. A number is put behind them when there are more products than names. */
  series: readonly string[];
  /** Goods known by a name of their own, as books are: the title stands for noun, brand and series in the name, then comes what is `inName`. */
  titles?: readonly Title[];
  /** One choice of each is taken; the one `inName` ends the name: '15.6 إنج'. 'color' also tints the picture; 'material' may name those of the demo's table. */
  specifications: readonly { attribute: string; choices: readonly string[]; inName?: boolean }[];
  /** Attributes a shopper chooses by; with any, the products are configurable. 'color', 'size', or one of the department's. */
  axes?: readonly { attribute: string; choices: readonly string[] }[];
  /** Dinars, multiples of 250. */
  price: { from: number; to: number };
  /** One of these begins the description. */
  openings: readonly Phrase[];
  /** Three or four of these are its list. */
  points: readonly Phrase[];
  /** One of these is the short description. */
  shorts: readonly Phrase[];
};

/** The name of goods known by one; `picture` is the master that shows these goods and no others, as a book's cover does. */
export type Title = Phrase & { picture?: string };

/** `path` is Latin and unique, two slashes at most; `picture` a master's name, tinted when a colour's code stands behind it: 'kettle', 'kettle~red'. */
export type DepartmentCategory = { path: string; name: Phrase; picture: string; about?: Phrase };

/** The top category's path is the department's name; its second and third levels follow it. */
export type Department = {
  categories: readonly DepartmentCategory[];
  /** Real houses as words only, and houses of our own. */
  brands: readonly (Phrase & { code: string })[];
  attributes: readonly SpecificationAttribute[];
  kinds: readonly Kind[];
};
