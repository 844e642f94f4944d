import type { AttributeInput, Texts } from '../saving/catalog-batch.ts';

type OptionDefinition = {
  id: number;
  code: string;
  sort: number;
  hex: string | null;
  labels: Texts<string>;
};

/** An attribute as stored in the database, its options in order. */
export type AttributeDefinition = Omit<AttributeInput, 'options'> & {
  id: number;
  is_visible: boolean;
  options: OptionDefinition[];
};

/** Attribute definitions by code. */
export type Definitions = ReadonlyMap<string, AttributeDefinition>;
