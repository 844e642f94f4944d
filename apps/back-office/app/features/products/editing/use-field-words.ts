import { storeViews } from '@dijla/contract/store-views';
import { useDeskLanguage, useTexts } from '../../../i18n/use-desk.ts';
import { fieldOf } from './typed-attributes.ts';
import type { ProductChoices } from './opened-product.ts';

/** Returns what a field of a product is called, and what is in it, for people. */
export const useFieldWords = ({ attributes }: Pick<ProductChoices, 'attributes'>) => {
  const { store } = useDeskLanguage();
  const texts = useTexts('productForm');
  const products = useTexts('products');
  const names: Readonly<Record<string, string>> = texts.fields;
  return {
    nameOf: (path: string): string => {
      const [, language, text] = /^product\.texts\.(\w+)\.(\w+)$/.exec(path) ?? [];
      if (language !== undefined && text !== undefined)
        return `${names[text] ?? text} · ${storeViews[language as keyof typeof storeViews].name}`;
      const [, field] = /^product\.attributes\.(\w+)/.exec(path) ?? [];
      const attribute = attributes.find((each) => fieldOf(each) === field);
      if (attribute !== undefined)
        return attribute.labels[store.language] ?? Object.values(attribute.labels)[0] ?? attribute.code;
      if (path === 'specials') return products.special;
      const [, unit] = /^regular\.(\w+)$/.exec(path) ?? [];
      if (unit !== undefined) return `${products.regular} · ${unit}`;
      const last = path.split('.').at(-1) ?? path;
      return names[last] ?? last;
    },
    textOf: (value: unknown): string => {
      if (typeof value === 'boolean') return value ? texts.yes : texts.no;
      if (Array.isArray(value)) return texts.entries(value.length);
      return value === '' ? texts.none : String(value);
    },
  };
};
