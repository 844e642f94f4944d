// @chunk shell
import { useTexts } from '../../i18n/texts.tsx';
import { useFrame } from './frame-context.ts';

/** Returns the shop's name in the page's language. */
export const useShopName = (): string => {
  const { unnamedShop } = useTexts('shell');
  return useFrame().brand?.name || unnamedShop;
};
