import type { StudioForm } from '../studio-form.ts';
import { breakfastTray } from './home/breakfast-tray.ts';
import { computers } from './computers.ts';
import { charger, earbuds, headphones, phone, powerBank, speaker, watch } from './electronics.ts';
import { shirt, tee, tote, trousers } from './wear/fashion.ts';
import { backpack, slide, trainer } from './wear/footwear-and-bags.ts';
import { furnishings } from './home/furnishings.ts';
import { furniture } from './home/furniture.ts';
import { coffeeBag, cushion, datesBox, giftCard, soap, towels } from './home/household.ts';
import { kitchenware } from './home/kitchenware.ts';
import { largeAppliances } from './home/large-appliances.ts';
import { bulb, ceilingLamp, deskLamp, lantern, tableLamp } from './home/lighting.ts';
import { peripherals } from './peripherals.ts';
import { smallAppliances } from './home/small-appliances.ts';
import { soundAndPicture } from './sound-and-picture.ts';
import {
  bottle,
  dallah,
  enamelKettle,
  jar,
  kettle,
  mug,
  pan,
  pot,
  teaGlass,
  teapot,
  tin,
  vase,
} from './home/tableware.ts';

const clothes = {
  tee: { build: tee, view: 'above', isProp: true },
  shirt: { build: shirt, view: 'above', isProp: true },
  trousers: { build: trousers, view: 'above', detail: { x: 0, y: 0.4, zoom: 2.2 } },
  trainer: { build: trainer, view: 'laid', side: -0.75, detail: { x: 0.2, y: 0, zoom: 2 } },
  slide: { build: slide, view: 'laid', side: 0.7 },
  backpack: { build: backpack, side: 0.85, detail: { x: -0.1, y: -0.25, zoom: 2 } },
  tote: { build: tote, view: 'above', detail: { x: 0, y: 0.25, zoom: 2 } },
} satisfies Record<string, StudioForm>;

const table = {
  kettle: { build: kettle, side: -0.8, detail: { x: -0.2, y: 0.45, zoom: 2 } },
  'kettle-steel': { build: kettle, colour: 'steel', side: -0.8 },
  'enamel-kettle': { build: enamelKettle, side: -0.8, detail: { x: 0, y: 0.1, zoom: 2 } },
  teapot: { build: teapot, side: -0.8 },
  'tea-glasses': { build: teaGlass, colour: 'glass', isProp: true },
  mug: { build: mug, view: 'laid', side: -0.9 },
  pan: { build: pan, view: 'laid', side: 0.9 },
  pot: { build: pot, view: 'laid', side: 0.8, detail: { x: 0, y: 0.4, zoom: 2 } },
  'pot-steel': { build: pot, colour: 'steel', view: 'laid', side: 0.8 },
  dallah: { build: dallah, side: -0.8 },
  vase: { build: vase },
  bottle: { build: bottle },
  'bottle-steel': { build: bottle, colour: 'steel' },
  jar: { build: jar, isProp: true },
  'tea-tin': { build: tin, isProp: true },
  'coffee-bag': { build: coffeeBag },
  dates: { build: datesBox, colour: '#e6d3a8', view: 'laid' },
  soap: { build: soap, view: 'laid' },
  'breakfast-tray': { build: breakfastTray, colour: '#b98a5a', view: 'laid' },
} satisfies Record<string, StudioForm>;

const rooms = {
  'table-lamp': { build: tableLamp },
  'desk-lamp': { build: deskLamp, side: 0.7 },
  'ceiling-lamp': { build: ceilingLamp, colour: '#c9a45c' },
  bulb: { build: bulb, colour: '#f6f4ef' },
  lantern: { build: lantern },
  towels: { build: towels, view: 'laid', detail: { x: 0.1, y: 0, zoom: 2 } },
  cushion: { build: cushion, side: 0.8 },
  'gift-card': { build: giftCard },
} satisfies Record<string, StudioForm>;

const technology = {
  headphones: { build: headphones, side: 0.9, detail: { x: -0.45, y: -0.35, zoom: 2 } },
  earbuds: { build: earbuds, side: 0.7 },
  'power-bank': { build: powerBank, side: 0.9 },
  phone: { build: phone, side: -0.75, detail: { x: 0.35, y: 0.5, zoom: 2.2 } },
  watch: { build: watch, side: 0.9, detail: { x: 0.1, y: 0, zoom: 2 } },
  speaker: { build: speaker, side: -0.7, detail: { x: 0, y: 0.45, zoom: 2 } },
  charger: { build: charger, side: 1.2 },
} satisfies Record<string, StudioForm>;

/** Technology, appliances, furniture, home and kitchen, and the first clothes and groceries of the studio. */
export const groupA = {
  ...clothes,
  ...table,
  ...rooms,
  ...technology,
  ...computers,
  ...peripherals,
  ...soundAndPicture,
  ...largeAppliances,
  ...smallAppliances,
  ...kitchenware,
  ...furniture,
  ...furnishings,
} satisfies Record<string, StudioForm>;
