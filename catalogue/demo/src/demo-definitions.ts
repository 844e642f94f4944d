import type { AttributeInput, BrandInput, CategoryInput } from '@dijla/provider/modules/catalog/catalog';
import { brands, demoAttributes, optionsOf } from './demo-attributes.ts';
import { demoCategories } from './demo-categories.ts';
import { brandDescription } from './brand-description.ts';
import type { Phrase } from './department.ts';
import { departments } from './departments/departments.ts';
import { factAttributes } from './facts/fact-attributes.ts';
import { slugOf } from './generated/product-words.ts';
import {
  departmentBrands,
  departmentCategories,
  departmentsUsing,
  specificationAttributes,
} from './merged-departments.ts';
import { categoryTextOf } from './sets/product-parts.ts';
import { departmentScenes } from './pictures/picture-names.ts';
import { pictureNamed, pictureOf } from './pictures/product-pictures.ts';

/** Returns every brand by its code: those of our own table first, then those of the departments. */
const brandTable = (): Record<string, Phrase> => ({
  ...Object.fromEntries(departmentBrands.map(({ code, en, ar }) => [code, { en, ar }])),
  ...brands,
});

const byName = ([, one]: [string, Phrase], [, other]: [string, Phrase]): number =>
  one.en < other.en ? -1 : Number(one.en > other.en);

const brandOptions = (): AttributeInput['options'] => {
  const table = Object.fromEntries(Object.entries(brandTable()).toSorted(byName));
  return optionsOf(table, Object.keys(table));
};

/** Returns the demo's own attributes with all brands; they belong to every department. */
const commonAttributes = (): AttributeInput[] =>
  demoAttributes().map((attribute) => ({
    ...attribute,
    sets: Object.keys(departments),
    options: attribute.code === 'brand' ? brandOptions() : attribute.options,
  }));

const ownAttributes = (): AttributeInput[] =>
  [...specificationAttributes.values()]
    .filter(({ code }) => !demoAttributes().some((common) => common.code === code))
    .map(({ code, label, choices, isFilterable = false, isMultiple = false }, index): AttributeInput => ({
      code,
      input: isMultiple ? 'multiselect' : 'select',
      labels: { en: label.en, ar: label.ar },
      is_filterable: isFilterable,
      is_comparable: true,
      is_visible_on_front: true,
      is_user_defined: true,
      position: 10 + index,
      options: choices.map(({ code: option, en, ar, hex }, sort) => ({
        code: option,
        sort,
        hex: hex ?? null,
        labels: { en, ar },
      })),
      sets: departmentsUsing(code),
    }));

/** Returns the attribute with the options that departments add to it, after its own. */
const withAdded = (attribute: AttributeInput): AttributeInput => {
  const known = new Set(attribute.options.map(({ code }) => code));
  const added = (specificationAttributes.get(attribute.code)?.choices ?? []).filter(
    ({ code }) => !known.has(code),
  );
  return {
    ...attribute,
    options: [
      ...attribute.options,
      ...added.map(({ code, en, ar, hex }, index) => ({
        code,
        sort: attribute.options.length + index,
        hex: hex ?? null,
        labels: { en, ar },
      })),
    ],
  };
};

/**
 * Returns all attributes of the demo: those of the hand-written products, those of every department, and
 * facts.
 */
export const wholeAttributes = (): AttributeInput[] => [
  ...commonAttributes().map(withAdded),
  ...ownAttributes(),
  ...factAttributes(),
];

const galleryOf = (path: string): string[] => {
  const scene = departmentScenes[path];
  return scene === undefined ? [] : [pictureOf(scene).path];
};

/**
 * Returns all categories of the demo, parents before children. Texts of the hand-written categories take
 * precedence.
 */
export const wholeCategories = (): CategoryInput[] => {
  const core = new Map(demoCategories().map((category) => [category.url_path, category]));
  const made = departmentCategories.map(({ path, name, picture, about }): CategoryInput => ({
    url_path: path,
    position: 0,
    is_active: true,
    include_in_menu: true,
    is_anchor: true,
    display_mode: 'PRODUCTS',
    image: pictureNamed(picture).path,
    media_gallery: galleryOf(path),
    texts: core.get(path)?.texts ?? {
      en: categoryTextOf(name.en, about?.en),
      ar: categoryTextOf(name.ar, about?.ar),
    },
  }));
  const paths = new Set(made.map(({ url_path }) => url_path));
  const all = [...made, ...[...core.values()].filter(({ url_path }) => !paths.has(url_path))];
  const depth = ({ url_path }: CategoryInput): number => url_path.split('/').length;
  return all
    .toSorted((one, other) => depth(one) - depth(other))
    .map((category, index) => ({ ...category, position: index + 1 }));
};

/** Returns the names of the departments by path. */
const departmentNames = (): ReadonlyMap<string, Phrase> =>
  new Map(
    wholeCategories().map(({ url_path, texts: { en, ar } }) => [
      url_path,
      { en: en?.name ?? url_path, ar: ar?.name ?? url_path },
    ]),
  );

/** Returns the names of the departments that sell products of a brand. */
const departmentsOf = (brand: string, names: ReadonlyMap<string, Phrase>): Phrase[] =>
  Object.entries(departments)
    .filter(([, { brands: sold }]) => sold.some(({ code }) => code === brand))
    .flatMap(([path]) => names.get(path) ?? []);

/** Pictures of the studio of what is sold under each brand, by the brand's code. */
const brandPictures = (): ReadonlyMap<string, string> =>
  new Map(
    Object.values(departments)
      .flatMap(({ kinds }) => kinds)
      .flatMap(({ brands: sold, picture }) => sold.map((code) => [code, picture] as const))
      .toReversed(),
  );

/**
 * Returns the pages of all brands. The demo's own brands are shown in the slider, with a picture of what they sell:
 * logos are theirs alone.
 */
export const demoBrands = (): BrandInput[] => {
  const names = departmentNames();
  const pictures = brandPictures();
  return Object.entries(brandTable())
    .toSorted(byName)
    .map(([code, { en, ar }], position): BrandInput => {
      const place = Object.keys(brands).indexOf(code);
      const description = brandDescription({ en, ar }, departmentsOf(code, names));
      const picture = pictures.get(code);
      const image = place === -1 || picture === undefined ? null : pictureNamed(picture).path;
      return {
        code,
        url_key: slugOf(en) || code,
        image,
        slider_image: image,
        slider_position: place === -1 ? null : place + 1,
        position: position + 1,
        texts: {
          en: { title: en, description: description.en },
          ar: { title: ar, description: description.ar },
        },
      };
    });
};
