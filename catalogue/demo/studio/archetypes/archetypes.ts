import type * as THREE from 'three';
import { charger, earbuds, headphones, phone, powerBank, speaker, watch } from './electronics.ts';
import { longTee, polo, shirt, tee, tote, trousers } from './fashion.ts';
import { backpack, slide, trainer } from './footwear-and-bags.ts';
import { coffeeBag, cushion, datesBox, giftCard, soap, towels } from './household.ts';
import { bulb, deskLamp, lantern, tableLamp } from './lighting.ts';
import { bottle, dallah, enamelKettle, jar, kettle, mug, pan, pot, teaGlass, teapot, tin, vase } from './tableware.ts';

/** A form of the studio: given its colours, a subject in units of about one hand, standing on no particular height. */
export type Archetype = (tint: { colour: string; accent?: string }) => THREE.Object3D;

export const archetypes = {
  backpack, bottle, bulb, charger, coffeeBag, cushion, dallah, datesBox, deskLamp, earbuds, enamelKettle, giftCard, headphones, jar, kettle, lantern,
  longTee, mug, pan, phone, polo, pot, powerBank, shirt, slide, soap, speaker, tableLamp, teaGlass, teapot, tee, tin, tote, towels, trainer, trousers, vase, watch,
} satisfies Record<string, Archetype>;

export type ArchetypeName = keyof typeof archetypes;
