import type { DeskResult } from '@dijla/contract/desk-client';
import { languages } from '@dijla/contract/store-views';

export type OpenedCategory = DeskResult<'desk/category'>;
type Edited = OpenedCategory['category'];

/** A category as its form has it; what stands under `category` is named as in the call. */
export type CategoryValues = {
  category: Omit<Edited, 'image'> & {
    /** Empty where it has none. */
    image: string;
  };
};

const noText = { name: '', description: '', meta_title: '', meta_description: '' };

const blank: Edited = {
  is_active: true,
  include_in_menu: true,
  url_key: '',
  image: null,
  texts: Object.fromEntries(languages.map((language) => [language, noText])) as Edited['texts'],
};

/** Returns what the form of a category begins with; of none, a new one. */
export const categoryValuesOf = (opened: Pick<OpenedCategory, 'category'> | null): CategoryValues => {
  const { image, ...category } = opened?.category ?? blank;
  return { category: { ...category, image: image ?? '' } };
};

/** Returns what the form says. */
export const categoryTyped = ({ category }: CategoryValues): Edited => ({
  ...category,
  image: category.image === '' ? null : category.image,
});
