// @chunk shell
import type { ComponentType } from 'react';
import { withTexts } from '../../../i18n/lazy-part.tsx';
import type { Language } from '../../../i18n/store-views.ts';
import type { Texts } from '../../../i18n/texts.tsx';
import type { ProductView } from '../../../view-models/product/product-view.ts';
import type { PartProps, PurchaseRules } from './purchase.ts';

export type TypePart = ComponentType<PartProps>;

/** What some products ask for, each with code of its own, in the order it stands on their pages. */
const sources = {
  variants: async () => (await import('../parts/variants.tsx')).Variants,
  bundle: async () => (await import('../parts/bundle-builder.tsx')).BundleBuilder,
  group: async () => (await import('../parts/group-list.tsx')).GroupList,
  download: async () => (await import('../parts/download-links.tsx')).DownloadLinks,
  custom: async () => (await import('../parts/custom-options.tsx')).CustomOptions,
  tiers: async () => (await import('../parts/tier-prices.tsx')).TierPrices,
  total: async () => (await import('../parts/choice-total.tsx')).ChoiceTotal,
} satisfies Record<string, () => Promise<TypePart>>;

export type PartKind = keyof typeof sources;
export const partKinds = Object.keys(sources) as PartKind[];

const texts: Readonly<Record<Language, () => Promise<Partial<Texts>>>> = {
  en: () => import('@dijla/messages/en/product/product-choice'),
  ar: () => import('@dijla/messages/ar/product/product-choice'),
};

/** The parts a product needs, in the order they stand on its page. */
export const partsNeeded = ({
  type,
  options,
  choices,
  tiers,
}: Pick<ProductView, 'type' | 'options' | 'choices' | 'tiers'>): PartKind[] => {
  // The members of a group are bought, not the group: it has no options of its own.
  const isGroup = type === 'grouped';
  const isCustom = choices.custom.length > 0;
  const isNeeded = {
    variants: options.length > 0,
    bundle: type === 'bundle',
    group: isGroup,
    download: !isGroup && choices.download !== null,
    custom: !isGroup && isCustom,
    tiers: tiers.length > 0,
    // Where anything that is chosen beside the variant is paid for by itself.
    total: type === 'bundle' || isGroup || isCustom || choices.download?.is_separate === true,
  };
  return partKinds.filter((kind) => isNeeded[kind]);
};

const come: Record<Language, Map<PartKind, TypePart>> = { en: new Map(), ar: new Map() };
const coming: Record<Language, Map<PartKind, Promise<TypePart>>> = { en: new Map(), ar: new Map() };

/** Brings a part with its texts, once; what failed to come is asked for anew the next time it is wanted. */
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

/** A part that has come. */
export const partOf = (kind: PartKind, language: Language): TypePart | undefined => come[language].get(kind);

let rulesOf: ((kinds: readonly PartKind[]) => PurchaseRules) | undefined;

/** Where the rules of parts lie, as the build's manifest names them. */
export const partRulesSource = 'app/features/product/parts/part-rules.ts';

/** Brings the rules by which products with parts are bought, so that `partRules` has them: all that such a page needs before it wakes. */
export const fetchPartRules = async (): Promise<void> => {
  rulesOf ??= (await import('../parts/part-rules.ts')).rulesOfParts;
};

/** The rules of a product with these parts; throws when `fetchPartRules` did not bring them. */
export const partRules = (kinds: readonly PartKind[]): PurchaseRules => {
  if (rulesOf === undefined) throw new Error('The rules of parts were not fetched');
  return rulesOf(kinds);
};
