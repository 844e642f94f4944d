import { storeViews } from '@dijla/contract/store-views';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { type ForeignChange, foreignChanges } from './merged-values.ts';
import type { ProductValues } from './product-values.ts';

/** Returns what a field is called, and what is in it, for people. */
const useFieldWords = () => {
  const texts = useTexts('productForm');
  const products = useTexts('products');
  const names: Readonly<Record<string, string>> = texts.fields;
  return {
    nameOf: (path: string): string => {
      const [, language, text] = /^product\.texts\.(\w+)\.(\w+)$/.exec(path) ?? [];
      if (language !== undefined && text !== undefined)
        return `${names[text] ?? text} · ${storeViews[language as keyof typeof storeViews].name}`;
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

/**
 * Says what a colleague changed since the form was opened. What was not touched here is taken over at once; of what
 * both changed, one says whose stays.
 */
export const ChangedNote = ({ base, theirs }: { base: ProductValues; theirs: ProductValues }) => {
  const texts = useTexts('productForm');
  const { getValues, setValue } = useFormContext<ProductValues>();
  const { nameOf, textOf } = useFieldWords();
  const [changes, setChanges] = useState<ForeignChange[]>([]);
  const note = useRef<HTMLDivElement>(null);
  const take = (path: string, value: unknown): void =>
    setValue(path as 'sku', value as string, { shouldDirty: true });
  useEffect(() => {
    const found = foreignChanges(base, getValues(), theirs);
    for (const { path, theirs: value, isBoth } of found) if (!isBoth) take(path, value);
    setChanges(found);
    note.current?.focus();
    // What is typed afterwards is no matter of the colleague’s.
    // oxlint-disable-next-line react/exhaustive-deps -- the same
  }, [theirs]);
  return (
    <div className="grid gap-2 rounded-card bg-warning-soft p-4" ref={note} role="alert" tabIndex={-1}>
      <p className="font-semibold">{texts.changedTitle}</p>
      <p>{changes.length === 0 ? texts.changedNothing : texts.changedText}</p>
      <ul className="grid gap-1">
        {changes.map(({ path, theirs: value, isBoth }) => (
          <li className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1" key={path}>
            <span>{nameOf(path)}:</span>
            <bdi className="min-w-0 font-medium break-words">{textOf(value)}</bdi>
            {isBoth ? (
              <button
                className={deskButton.quiet}
                onClick={() => {
                  take(path, value);
                  setChanges((all) =>
                    all.map((change) => (change.path === path ? { ...change, isBoth: false } : change)),
                  );
                }}
                type="button"
              >
                {texts.takeTheirs}
              </button>
            ) : (
              <span className="text-ink-soft">{texts.taken}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
