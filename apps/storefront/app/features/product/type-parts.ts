import type { ComponentType } from 'react';
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

/** Where the code of a part lies, as the build's manifest names it. */
export const partSources: Readonly<Record<PartKind, string>> = {
  bundle: 'app/features/product/parts/bundle-builder.tsx',
  group: 'app/features/product/parts/group-table.tsx',
  download: 'app/features/product/parts/download-links.tsx',
  custom: 'app/features/product/parts/custom-options.tsx',
};

/** The parts a product needs, in the order they stand on its page. */
export const partsNeeded = ({ type, choices }: Pick<ProductView, 'type' | 'choices'>): PartKind[] =>
  // The members of a group are bought, not the group: it has no options of its own.
  type === 'grouped' ? ['group'] : partKinds.filter((kind) => (kind === 'bundle' && type === 'bundle') || (kind === 'download' && choices.download !== null) || (kind === 'custom' && choices.custom.length > 0));

const come = new Map<PartKind, TypePart>();

/** Brings a part, so that `partOf` has it. */
export const fetchPart = async (kind: PartKind): Promise<void> => {
  if (!come.has(kind)) come.set(kind, await fetched[kind]());
};

/** A part that `fetchPart` brought; throws when it did not. */
export const partOf = (kind: PartKind): TypePart => {
  const part = come.get(kind);
  if (part === undefined) throw new Error(`The part '${kind}' of the product page was not fetched`);
  return part;
};
