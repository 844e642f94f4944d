import type {
  Arrangement,
  ArrangementName,
  ArrangementOf,
  HomeBlock,
  HomeScene,
  StageScene,
  Words,
} from '@dijla/contract/arrangements';
import type { DeskResult } from '@dijla/contract/desk-client';
import type { PublishValues } from '../publish-values.ts';
import {
  type ExtensionKind,
  extensionTyped,
  type ExtensionValues,
  extensionValuesOf,
  freeName,
  noExtension,
} from './extension-values.ts';
import { noWords, skusTyped } from './typed-values.ts';

export type ArrangementDetail = DeskResult<'desk/arrangement'>;
export type BlockKind = HomeBlock['type'];

type ThingValues = { sku: string; x: string; y: string };
export type SceneValues = {
  picture: string;
  alt: Words;
  title: Words;
  link: string;
  action: Words;
  things: ThingValues[];
};

/** A block as it is edited; its kind says which members are used. */
export type BlockValues = {
  type: BlockKind;
  name: string;
  hasScene: boolean;
  scene: SceneValues;
  scenes: SceneValues[];
  of: Extract<HomeBlock, { type: 'products' }>['of'];
  category: string;
  skus: string;
  look: 'band' | 'grid';
  title: Words;
  text: Words;
  link: string;
  action: Words;
  carousel: string;
  extension: ExtensionValues;
};

export type MenuItemValues = { type: 'category' | 'link'; category: string; link: string; label: Words };
type ListValues = { title: Words; links: { label: Words; link: string }[] };

export type ArrangementValues = PublishValues & {
  blocks: BlockValues[];
  items: MenuItemValues[];
  shows_others: boolean;
  lists: ListValues[];
};

export const noScene: SceneValues = {
  picture: '',
  alt: noWords,
  title: noWords,
  link: '',
  action: noWords,
  things: [],
};

const noBlock: Omit<BlockValues, 'type' | 'name'> = {
  hasScene: false,
  scene: noScene,
  scenes: [],
  of: 'new',
  category: '',
  skus: '',
  look: 'grid',
  title: noWords,
  text: noWords,
  link: '',
  action: noWords,
  carousel: '',
  extension: noExtension,
};

/** Returns an empty block of a kind, of an extension's with its fields, under a name that no other block has. */
export const newBlock = (
  type: BlockKind,
  names: readonly string[],
  ofExtension?: ExtensionKind,
): BlockValues => ({
  ...noBlock,
  type,
  name: freeName(ofExtension?.kind ?? type, names),
  ...(ofExtension && { extension: extensionTyped(ofExtension.kind, ofExtension, {}) }),
  scenes: type === 'scenes' || type === 'slides' ? [noScene] : [],
});

const sceneTyped = (scene: HomeScene | StageScene): SceneValues => ({
  ...scene,
  things: 'things' in scene ? scene.things.map(({ sku, x, y }) => ({ sku, x: String(x), y: String(y) })) : [],
});

const blockTyped = (block: HomeBlock, kinds: readonly ExtensionKind[]): BlockValues => {
  const typed = { ...noBlock, type: block.type, name: block.id };
  switch (block.type) {
    case 'stage':
      return block.scene === null ? typed : { ...typed, hasScene: true, scene: sceneTyped(block.scene) };
    case 'scenes':
      return { ...typed, scenes: block.scenes.map(sceneTyped) };
    case 'slides':
      return { ...typed, scenes: block.slides.map(sceneTyped) };
    case 'products': {
      const { of, category, skus, look, title, scene } = block;
      const own = { of, look, title, category: String(category ?? ''), skus: skus.join('\n') };
      return { ...typed, ...own, ...(scene && { hasScene: true, scene: sceneTyped(scene) }) };
    }
    case 'text': {
      const { title, text, action } = block;
      return { ...typed, title, text, link: action?.link ?? '', action: action?.text ?? noWords };
    }
    case 'carousel':
      return { ...typed, carousel: block.carousel };
    case 'extension': {
      const known = kinds.find(({ kind }) => kind === block.kind);
      return { ...typed, extension: extensionTyped(block.kind, known, block.values) };
    }
    default:
      return typed;
  }
};

/** Returns what a form begins with. */
export const valuesOf = (
  arrangement: Arrangement,
  { publish, kinds }: { publish: PublishValues; kinds: readonly ExtensionKind[] },
): ArrangementValues => ({
  ...publish,
  blocks: arrangement.name === 'home' ? arrangement.blocks.map((block) => blockTyped(block, kinds)) : [],
  items:
    arrangement.name === 'menu'
      ? arrangement.items.map((item) =>
          item.type === 'category'
            ? { type: item.type, category: String(item.category), link: '', label: item.label }
            : { type: item.type, category: '', link: item.link, label: item.label },
        )
      : [],
  shows_others: arrangement.name === 'menu' && arrangement.shows_others,
  lists: arrangement.name === 'footer' ? arrangement.lists : [],
});

const sceneOf = ({ things: _things, picture, link, ...scene }: SceneValues): HomeScene => ({
  ...scene,
  picture: picture.trim(),
  link: link.trim(),
});

const blockOf = (values: BlockValues): HomeBlock => {
  const { type, name: id, hasScene, scene } = values;
  switch (type) {
    case 'stage':
      return {
        type,
        id,
        scene: hasScene
          ? {
              ...sceneOf(scene),
              things: scene.things.map(({ sku, x, y }) => ({ sku: sku.trim(), x: Number(x), y: Number(y) })),
            }
          : null,
      };
    case 'scenes':
      return { type, id, scenes: values.scenes.map(sceneOf) };
    case 'slides':
      return { type, id, slides: values.scenes.map(sceneOf) };
    case 'products': {
      const { of, look, title, category, skus } = values;
      return {
        type,
        id,
        of,
        look,
        title,
        category: of === 'category' ? Number(category) : null,
        skus: of === 'chosen' ? skusTyped(skus) : [],
        scene: hasScene && look === 'grid' ? sceneOf(scene) : null,
      };
    }
    case 'text': {
      const link = values.link.trim();
      const { title, text, action } = values;
      return { type, id, title, text, action: link === '' ? null : { link, text: action } };
    }
    case 'carousel':
      return { type, id, carousel: values.carousel };
    case 'extension':
      return { type, id, kind: values.extension.kind, values: extensionValuesOf(values.extension) };
    default:
      return { type, id };
  }
};

type Bodies = { [Name in ArrangementName]: (values: ArrangementValues) => ArrangementOf<Name> };

/** What is sent of what was typed. */
export const bodies: Bodies = {
  home: ({ blocks }) => ({ name: 'home', blocks: blocks.map(blockOf) }),
  menu: ({ items, shows_others }) => ({
    name: 'menu',
    shows_others,
    items: items.map(({ type, category, link, label }) =>
      type === 'category' ? { type, category: Number(category), label } : { type, link: link.trim(), label },
    ),
  }),
  footer: ({ lists }) => ({
    name: 'footer',
    lists: lists.map(({ title, links }) => ({
      title,
      links: links.map(({ label, link }) => ({ label, link: link.trim() })),
    })),
  }),
};

const isBlank = (value: unknown): boolean => value === '' || value === null || typeof value === 'boolean';

/** Returns all that an arrangement says as lines of text, by which two versions are compared. */
export const linesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(linesOf)
    : isBlank(value)
      ? []
      : [String(value)];
