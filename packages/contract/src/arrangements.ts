/** What an owner arranges of the store, as types: its schemas are in `schemas`, which no page loads. */
export type { Arrangement, ArrangementName, ArrangementOf } from './values/arrangements/arrangement.ts';
export type {
  BlockField,
  BlockKind,
  BlockValue,
  ExtensionBlock,
} from './values/arrangements/extension-block.ts';
export type { HomeBlock, HomePage, HomeScene, StageScene } from './values/arrangements/home-blocks.ts';
export type { Words } from './values/arrangements/written-words.ts';
