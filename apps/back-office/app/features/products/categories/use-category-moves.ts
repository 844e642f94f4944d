import type { DeskResult } from '@dijla/contract/desk-client';
import { useMemo } from 'react';
import { useDeskLanguage, useTexts } from '../../../i18n/use-desk.ts';
import { ask } from '../../../provider-client/ask.ts';
import { useReversible } from '../../../undo/use-reversible.ts';
import { type Category, movedTree, nameIn, type Place, placeNow } from './category-places.ts';

type Tree = DeskResult<'desk/categories'>;

const queryKey = ['desk/categories'];

/** Returns how a category of the tree is moved, shown and hidden: at once, with a way back. */
export const useCategoryMoves = (all: readonly Category[]) => {
  const texts = useTexts('categories');
  const { store } = useDeskLanguage();
  const change = useReversible();
  return useMemo(() => {
    const move = (category: Category, place: Place): void => {
      const params = { categoryId: String(category.id) };
      const before = placeNow(all, category);
      const put = (to: Place, seen: Place) => () =>
        ask('desk/move-category', { params, body: { ...to, seen_parent_id: seen.parent_id } });
      void change<Tree>({
        message: texts.moved(nameIn(category, store.language)),
        queryKey,
        change: ({ items }) => ({ items: movedTree(items, category, place) }),
        make: put(place, before),
        reverse: put(before, place),
      });
    };
    const show = (category: Category, isShown: boolean): void => {
      const params = { categoryId: String(category.id) };
      const name = nameIn(category, store.language);
      const set = (is_active: boolean) => () => ask('desk/show-category', { params, body: { is_active } });
      void change<Tree>({
        message: isShown ? texts.nowShown(name) : texts.nowHidden(name),
        queryKey,
        change: ({ items }) => ({
          items: items.map((each) => (each.id === category.id ? { ...each, is_active: isShown } : each)),
        }),
        make: set(isShown),
        reverse: set(!isShown),
      });
    };
    return { move, show };
  }, [all, texts, store.language, change]);
};

export type CategoryMoves = ReturnType<typeof useCategoryMoves>;
