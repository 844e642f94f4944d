import type { ArchetypeName } from './archetypes/archetypes.ts';
import type { View } from './fit-camera.ts';

/** One picture to take; it is kept as `<name>.webp`. */
export type Picture = { name: string; archetype: ArchetypeName; colour: string; accent?: string; view?: View };

const tints = (base: string, picture: Omit<Picture, 'name' | 'colour'>, colours: Record<string, string>): Picture[] =>
  Object.entries(colours).map(([tint, colour]) => ({ name: `${base}-${tint}`, colour, ...picture }));

const black = '#222226';
const white = '#f6f4ef';
const navy = '#1f2f4d';
const red = '#a82a2c';
const green = '#3c5f45';
const grey = '#8b8d92';
const sand = '#cdb68f';
const blue = '#3f6ea8';

export const pictures: Picture[] = [
  ...tints('tee', { archetype: 'tee', view: 'above' }, { white, black, navy, red, green }),
  ...tints('long-tee', { archetype: 'longTee', view: 'above' }, { white, black, grey }),
  ...tints('polo', { archetype: 'polo', view: 'above' }, { white, navy, green }),
  ...tints('shirt', { archetype: 'shirt', view: 'above' }, { white, blue: '#9db9d9', sand, navy: '#34507a' }),
  ...tints('trousers', { archetype: 'trousers', view: 'above' }, { blue: '#35507a', black, sand: '#b9a078', grey: '#6d6f74' }),
  ...tints('trainer', { archetype: 'trainer', view: 'laid' }, { white, black, red, blue }),
  ...tints('slide', { archetype: 'slide', view: 'laid' }, { black, navy, sand }),
  ...tints('backpack', { archetype: 'backpack' }, { black, navy, green }),
  ...tints('tote', { archetype: 'tote', view: 'above' }, { sand: '#ddceb0', black }),
  ...tints('kettle', { archetype: 'kettle' }, { steel: 'steel', white }),
  ...tints('enamel-kettle', { archetype: 'enamelKettle' }, { red, white }),
  ...tints('teapot', { archetype: 'teapot' }, { white: '#f2efe8', blue: '#2f5a7e' }),
  { name: 'tea-glasses', archetype: 'teaGlass', colour: 'glass', view: 'laid' },
  ...tints('mug', { archetype: 'mug', view: 'laid' }, { white, blue: '#4a7391', green: '#6f8b6a', sand }),
  ...tints('pan', { archetype: 'pan', view: 'laid' }, { black }),
  ...tints('pot', { archetype: 'pot', view: 'laid' }, { steel: 'steel', red }),
  { name: 'dallah-copper', archetype: 'dallah', colour: '#d08a5c' },
  { name: 'vase-blue', archetype: 'vase', colour: '#2f5a7e' },
  ...tints('table-lamp', { archetype: 'tableLamp' }, { white: '#e9e2d5', blue: '#2f5a7e' }),
  ...tints('desk-lamp', { archetype: 'deskLamp' }, { black, white }),
  { name: 'bulb', archetype: 'bulb', colour: white },
  { name: 'lantern', archetype: 'lantern', colour: '#c6562f' },
  ...tints('towels', { archetype: 'towels', view: 'laid' }, { white, blue: '#6f93b3', sand }),
  ...tints('cushion', { archetype: 'cushion' }, { green: '#6f8b6a', sand, red: '#a5493c' }),
  ...tints('headphones', { archetype: 'headphones' }, { black, white, blue }),
  ...tints('earbuds', { archetype: 'earbuds' }, { white, black }),
  ...tints('power-bank', { archetype: 'powerBank' }, { black, white, blue: '#3a5f8a' }),
  ...tints('phone', { archetype: 'phone' }, { black: '#2b2d33', blue: '#7fa3c7', green: '#86a58f' }),
  ...tints('watch', { archetype: 'watch' }, { black, sand, blue: '#35507a' }),
  ...tints('speaker', { archetype: 'speaker' }, { black, red, blue: '#2f5f86' }),
  { name: 'charger-white', archetype: 'charger', colour: white },
  { name: 'bottle-steel', archetype: 'bottle', colour: 'steel' },
  { name: 'honey', archetype: 'jar', colour: '#b8640a' },
  { name: 'date-syrup', archetype: 'jar', colour: '#1f0b05' },
  { name: 'tahini', archetype: 'jar', colour: '#d9bd8c' },
  { name: 'tea-tin', archetype: 'tin', colour: '#7a1f24' },
  { name: 'coffee-bag', archetype: 'coffeeBag', colour: '#2e241f' },
  { name: 'dates', archetype: 'datesBox', colour: '#e6d3a8', view: 'laid' },
  { name: 'laurel-soap', archetype: 'soap', colour: '#8a9a5b', view: 'laid' },
  { name: 'gift-card', archetype: 'giftCard', colour: '#1f5c5a' },
];
