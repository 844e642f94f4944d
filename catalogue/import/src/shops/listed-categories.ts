import { firstText } from '../record/first-text.ts';
import type { CategoryInput, Language } from '@dijla/provider/modules/catalog/catalog';
import { plainLabel, plainText } from '../source/plain-text.ts';
import { categoryPath } from '../table-format/products/product-categories.ts';
import { picturePath } from '../table-format/products/product-pictures.ts';
import { languageOf } from '../table-format/products/product-texts.ts';
import type { Choices } from '../command/choices.ts';
import type { CategoryDetails } from './shop-preset.ts';

/** A category's texts in one language; the key '' means an unknown language. */
type CategoryTexts = {
  name: string;
  description?: string;
  meta_title?: string;
  meta_description?: string;
};

/**
 * A listed category; `parent` is the id of its parent, or a value that matches no id for a top-level
 * category.
 */
export type ListedCategory = {
  id: string;
  parent: string;
  texts: Partial<Record<Language | '', CategoryTexts>>;
  isActive: boolean;
  position: number;
  image?: string;
};

export type ListedCategories = {
  /**
   * Returns the names of a category from the top down, found by id or else by name; undefined when it is not
   * listed.
   */
  namesOf: (idOrName: string) => readonly string[] | undefined;
  details: CategoryDetails;
};

const textsOf = ({ texts }: ListedCategory, { language = 'auto' }: Choices): CategoryInput['texts'] =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([, said]) => plainLabel(said.name) !== '')
      .map(([code, said]) => [
        code === '' ? languageOf(said.name, { language }) : code,
        {
          name: plainLabel(said.name),
          description: plainText(said.description ?? ''),
          meta_title: plainLabel(said.meta_title ?? ''),
          meta_description: plainLabel(said.meta_description ?? ''),
          meta_keywords: '',
        },
      ]),
  );

const leadingName = (texts: CategoryInput['texts']): string => firstText(texts)?.name ?? '';

const deepest = 20;

/** Indexes the categories that an export lists separately from its products. */
export const listedCategories = (listed: readonly ListedCategory[], choices: Choices): ListedCategories => {
  const byId = new Map(
    listed.map((category) => [category.id, { category, texts: textsOf(category, choices) }]),
  );
  const namesOf = (id: string, depth = 0): string[] | undefined => {
    const found = byId.get(id);
    if (found === undefined || depth > deepest) return undefined;
    const above = found.category.parent === id ? undefined : namesOf(found.category.parent, depth + 1);
    return [...(above ?? []), leadingName(found.texts)];
  };
  const paths = listed.flatMap(({ id }): { path: string; id: string; names: string[] }[] => {
    const names = namesOf(id) ?? [];
    return names.every((name) => name !== '') && names.length > 0
      ? [{ path: categoryPath(names), id, names }]
      : [];
  });
  const byName = new Map(
    paths
      .toReversed()
      .flatMap(({ id, names }) =>
        Object.values(byId.get(id)?.texts ?? {}).map((said): [string, string[]] => [said.name, names]),
      ),
  );
  const details = paths
    .toSorted((one, other) => one.names.length - other.names.length)
    .map(({ path, id }): [string, Partial<CategoryInput>] => {
      const found = byId.get(id);
      const image = found?.category.image ?? '';
      return [
        path,
        {
          ...(found !== undefined && {
            texts: found.texts,
            is_active: found.category.isActive,
            position: found.category.position,
          }),
          ...(image !== '' && { image: picturePath(image) }),
        },
      ];
    });
  return { namesOf: (idOrName) => namesOf(idOrName) ?? byName.get(idOrName), details: new Map(details) };
};
