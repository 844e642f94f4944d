import type { DemoLanguage } from './demo-language.ts';

/** The same text in both languages, each in natural wording. */
export type Phrase = Readonly<Record<DemoLanguage, string>>;

/**
 * An option of an attribute, identified by `code`. Its text is the value alone, as displayed after the
 * attribute's label. `said` is the wording used in product names where the value alone would be unclear;
 * `unsaidIn` is the store whose shoppers take the value for granted, so that only names in the other store
 * include it. `percent` scales the price: 100 leaves it unchanged, 130 raises it by 30 %.
 */
export type Choice = Phrase & {
  code: string;
  said?: Phrase;
  unsaidIn?: DemoLanguage;
  hex?: string;
  percent?: number;
};

/**
 * An attribute that distinguishes products of a department. When several departments define the same
 * attribute, their options are merged.
 */
export type SpecificationAttribute = {
  code: string;
  label: Phrase;
  choices: readonly Choice[];
  isFilterable?: boolean;
  isMultiple?: boolean;
};

/**
 * A product family from which any number of products is generated: one per brand, series and specification,
 * with all variants of its axes.
 */
export type Kind = {
  /** Unique code in kebab-case; skus start with it: `DJ-KETTLE-0012`. */
  code: string;
  /** Path of the most specific category; products also belong to its parents. */
  category: string;
  /** Additional categories. */
  also?: readonly string[];
  /** Relative number of products of this kind. Defaults to 1. */
  weight?: number;
  /** Whether it needs two people and a van, and therefore has its own delivery day and price. */
  isLarge?: boolean;
  /** Product type. Omitted for physical products. */
  type?: 'virtual' | 'downloadable';
  /** Name of the studio's master. `views` names further views. */
  picture: string;
  views?: readonly string[];
  /**
   * Tints for the picture when no color is chosen, as six hex digits: honey or jam in the same jar, covers
   * of books.
   */
  tints?: readonly string[];
  /**
   * Generic name without brand: 'Electric kettle', 'غلاية ماء كهربائية'. URLs are derived from it, so it
   * must not change.
   */
  noun: Phrase;
  /** Shorter wording for product names, if there is one. */
  called?: Phrase;
  /** Codes of the department's brands. */
  brands: readonly string[];
  /**
   * Names of model lines in Latin letters; their Arabic names are in `series-names.ts`. A number is appended
   * when there are more products than names.
   */
  series: readonly string[];
  /**
   * Titles of products with a name of their own, such as books. The title replaces noun, brand and series in
   * the name, followed by the `inName` specification.
   */
  titles?: readonly Title[];
  /**
   * One option of each is chosen; the one marked `inName` ends the name: '15.6 إنج'. 'color' also tints the
   * picture; 'material' may use options of the demo's own table.
   */
  specifications: readonly { attribute: string; choices: readonly string[]; inName?: boolean }[];
  /**
   * Attributes that the shopper chooses; with any, the products are configurable. 'color', 'size', or an
   * attribute of the department.
   */
  axes?: readonly { attribute: string; choices: readonly string[] }[];
  /** Price range in dinars, multiples of 250. */
  price: { from: number; to: number };
  /** The description begins with one of these. */
  openings: readonly Phrase[];
  /** The description lists three or four of these. */
  points: readonly Phrase[];
  /** The short description is one of these. */
  shorts: readonly Phrase[];
};

/**
 * The title of a product with its own name; `picture` is a master used for this product only, such as a
 * book's cover.
 */
export type Title = Phrase & { picture?: string };

/**
 * `path` is unique, in Latin letters, with at most two slashes. `picture` is the name of a master, tinted
 * when followed by a color code: 'kettle', 'kettle~red'.
 */
export type DepartmentCategory = { path: string; name: Phrase; picture: string; about?: Phrase };

/**
 * A department. The path of its top category is the department's name; the second and third levels follow
 * it.
 */
export type Department = {
  categories: readonly DepartmentCategory[];
  /** Real brands, as text only, and brands of our own. */
  brands: readonly (Phrase & { code: string })[];
  attributes: readonly SpecificationAttribute[];
  kinds: readonly Kind[];
};
