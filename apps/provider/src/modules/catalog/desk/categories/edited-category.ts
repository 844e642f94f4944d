import { createHash } from 'node:crypto';
import type { Calls } from '@dijla/contract/schemas';
import { languages } from '@dijla/contract/store-views';
import type { CategoryInput, CategoryText } from '../../saving/catalog-batch.ts';

type CategoryToEdit = Calls['desk/category']['result']['_output'];
/** What is said of a category at the desk. */
export type EditedCategory = CategoryToEdit['category'];

const noText = { name: '', description: '', meta_title: '', meta_description: '' };

const textOf = ({ meta_keywords: _keywords, ...text }: CategoryText) => text;

/** Returns the last step of a category's path. */
export const keyOf = (url_path: string): string => url_path.slice(url_path.lastIndexOf('/') + 1);

/** Returns a category as its form shows it. */
export const editedCategoryOf = ({
  url_path,
  is_active,
  include_in_menu,
  image,
  texts,
}: CategoryInput): EditedCategory => ({
  is_active,
  include_in_menu,
  url_key: keyOf(url_path),
  image,
  texts: Object.fromEntries(
    languages.map((language) => {
      const text = texts[language];
      return [language, text === undefined ? noText : textOf(text)];
    }),
  ) as EditedCategory['texts'],
});

/** Returns a number for what is said of a category now; its place in the tree is not part of it. */
export const versionOf = (category: EditedCategory): string =>
  createHash('sha256').update(JSON.stringify(category)).digest('hex').slice(0, 16);

/** What a new category is besides what is said of it. */
export const blankCategory = (url_path: string, position: number): CategoryInput => ({
  url_path,
  position,
  is_active: true,
  include_in_menu: true,
  is_anchor: true,
  display_mode: 'PRODUCTS',
  image: null,
  media_gallery: [],
  texts: {},
});

/** Returns a category at `url_path` with what was said of it at the desk; everything else of it stays. */
export const withEdits = (
  category: CategoryInput,
  { is_active, include_in_menu, image, texts }: EditedCategory,
  url_path: string,
): CategoryInput => ({
  ...category,
  url_path,
  is_active,
  include_in_menu,
  image,
  texts: Object.fromEntries(
    languages
      .filter((language) => texts[language].name !== '')
      .map((language) => [
        language,
        { ...texts[language], meta_keywords: category.texts[language]?.meta_keywords ?? '' },
      ]),
  ),
});
