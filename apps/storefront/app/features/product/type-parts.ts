import type { ComponentType } from 'react';
import { withTexts } from '../../i18n/lazy-part.tsx';
import type { Language } from '../../i18n/store-views.ts';
import type { Texts } from '../../i18n/texts.tsx';
import type { ProductView } from '../../view-models/product-view.ts';
import type { PartProps, PurchaseRules } from './purchase.ts';

/** What some products ask for beside their variant, each with code of its own. */
export const partKinds = ['bundle', 'group', 'download', 'custom'] as const;
export type PartKind = (typeof partKinds)[number];

export type TypePart = { Part: ComponentType<PartProps>; rules: PurchaseRules };

const fetched: { readonly [Kind in PartKind]: () => Promise<TypePart> } = {
  bundle: async () => (await import('./parts/bundle-builder.tsx')).bundlePart,
  group: async () => (await import('./parts/group-table.tsx')).groupPart,
  download: async () => (await import('./parts/download-links.tsx')).downloadPart,
  custom: async () => (await import('./parts/custom-options.tsx')).customPart,
};

const texts: Readonly<Record<Language, () => Promise<Partial<Texts>>>> = {
  en: () => import('@dijla/messages/en/product-choice'),
  ar: () => import('@dijla/messages/ar/product-choice'),
};

const codeOf: Readonly<Record<PartKind, string>> = {
  bundle: 'app/features/product/parts/bundle-builder.tsx',
  group: 'app/features/product/parts/group-table.tsx',
  download: 'app/features/product/parts/download-links.tsx',
  custom: 'app/features/product/parts/custom-options.tsx',
};

/** Where the code and the texts of a part lie, as the build's manifest names them. */
export const partSources = (kind: PartKind, language: Language): string[] => [codeOf[kind], `../../packages/messages/src/${language}/product-choice.ts`];

/** The parts a product needs, in the order they stand on its page. */
export const partsNeeded = ({ type, choices }: Pick<ProductView, 'type' | 'choices'>): PartKind[] =>
  // The members of a group are bought, not the group: it has no options of its own.
  type === 'grouped' ? ['group'] : partKinds.filter((kind) => (kind === 'bundle' && type === 'bundle') || (kind === 'download' && choices.download !== null) || (kind === 'custom' && choices.custom.length > 0));

const come: Record<Language, Map<PartKind, TypePart>> = { en: new Map(), ar: new Map() };

/** Brings a part with its texts, so that `partOf` has it. */
export const fetchPart = async (kind: PartKind, language: Language): Promise<void> => {
  if (come[language].has(kind)) return;
  const [{ Part, rules }, words] = await Promise.all([fetched[kind](), texts[language]()]);
  come[language].set(kind, { Part: withTexts(Part, words), rules });
};

/** A part that `fetchPart` brought; throws when it did not. */
export const partOf = (kind: PartKind, language: Language): TypePart => {
  const part = come[language].get(kind);
  if (part === undefined) throw new Error(`The part '${kind}' of the product page was not fetched`);
  return part;
};
