// @chunk shell
import type { ComponentType } from 'react';
import { withTexts } from '../../../i18n/lazy-part.tsx';
import { byLanguage, type Language } from '@dijla/contract/store-views';
import type { Texts } from '../../../i18n/texts.tsx';
import type { ProductView } from '../../../view-models/product/product-view.ts';
import type { PartKind } from './part-kind.ts';
import type { PartProps, PurchaseRules } from './purchase.ts';
import { textsIn } from '../../../i18n/texts-in.ts';

export type TypePart = ComponentType<PartProps>;

/** The parts that some products need, each with code of its own, in the order they appear on the page. */
const sources: Readonly<Record<PartKind, () => Promise<TypePart>>> = {
  variants: async () => (await import('../parts/variants.tsx')).Variants,
  bundle: async () => (await import('../parts/bundle-builder.tsx')).BundleBuilder,
  group: async () => (await import('../parts/group-list.tsx')).GroupList,
  download: async () => (await import('../parts/download-links.tsx')).DownloadLinks,
  custom: async () => (await import('../parts/custom-options.tsx')).CustomOptions,
  tiers: async () => (await import('../parts/tier-prices.tsx')).TierPrices,
  total: async () => (await import('../parts/choice-total.tsx')).ChoiceTotal,
};

export const partKinds = Object.keys(sources) as PartKind[];

const texts: Readonly<Record<Language, () => Promise<Partial<Texts>>>> = textsIn('product/product-choice');

/** Returns the parts a product needs, in the order they appear on its page. */
export const partsNeeded = ({
  type,
  options,
  choices,
  tiers,
}: Pick<ProductView, 'type' | 'options' | 'choices' | 'tiers'>): PartKind[] => {
  // The members of a group are bought, not the group, so it has no options of its own.
  const isGroup = type === 'grouped';
  const isCustom = choices.custom.length > 0;
  const isNeeded = {
    variants: options.length > 0,
    bundle: type === 'bundle',
    group: isGroup,
    download: !isGroup && choices.download !== null,
    custom: !isGroup && isCustom,
    tiers: tiers.length > 0,
    // Shown when a choice beside the variant has its own price.
    total: type === 'bundle' || isGroup || isCustom || choices.download?.is_separate === true,
  };
  return partKinds.filter((kind) => isNeeded[kind]);
};

const come = byLanguage(() => new Map<PartKind, TypePart>());
const coming = byLanguage(() => new Map<PartKind, Promise<TypePart>>());

/** Fetches a part with its texts, once; a failed fetch is retried on the next call. */
export const fetchPart = (kind: PartKind, language: Language): Promise<TypePart> => {
  const asked =
    coming[language].get(kind) ??
    Promise.all([sources[kind](), texts[language]()])
      .then(([Part, words]) => {
        const part = withTexts(Part, words);
        come[language].set(kind, part);
        return part;
      })
      .catch((error: unknown) => {
        coming[language].delete(kind);
        throw error;
      });
  coming[language].set(kind, asked);
  return asked;
};

/** Returns a part that has been fetched. */
export const partOf = (kind: PartKind, language: Language): TypePart | undefined => come[language].get(kind);

let rulesOf: ((kinds: readonly PartKind[]) => PurchaseRules) | undefined;

/** Source file of the rules for parts, as named in the build's manifest. */
export const partRulesSource = 'app/features/product/parts/part-rules.ts';

/**
 * Fetches the purchase rules of products with parts, so that `partRules` can return them. A page with such a
 * product needs nothing else before it hydrates.
 */
export const fetchPartRules = async (): Promise<void> => {
  rulesOf ??= (await import('../parts/part-rules.ts')).rulesOfParts;
};

/** Returns the rules of a product with these parts. Throws when `fetchPartRules` has not loaded them. */
export const partRules = (kinds: readonly PartKind[]): PurchaseRules => {
  if (rulesOf === undefined) throw new Error('The rules of parts were not fetched');
  return rulesOf(kinds);
};
