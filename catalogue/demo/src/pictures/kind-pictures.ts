/**
 * The pictures that products of a kind use in turn. `fronts` are names of studio pictures; where an option
 * determines the picture (doors, seats, pieces), `by` lists the pictures for each option. `tints` are six
 * hex digits each, for products whose color is neither chosen nor specified.
 */
export type KindPictures = {
  fronts?: readonly string[];
  by?: { attribute: string; fronts: Readonly<Record<string, readonly string[]>> };
  tints?: readonly string[];
  /** The tint of each option that implies a color, such as a scent or a fruit. */
  tintBy?: { attribute: string; tints: Readonly<Record<string, string>> };
};

const by = (
  attribute: string,
  fronts: Readonly<Record<string, readonly string[]>>,
  tints?: readonly string[],
): KindPictures => ({ by: { attribute, fronts }, ...(tints === undefined ? {} : { tints }) });

/** Tints of household appliances, wood, packaging and cloth. */
const finishes = ['f2f0ec', 'c9c8c5', '46484d', '8b8d92', 'ece0c8'];
const darkFinishes = ['2b2c30', '46484d', 'c9c8c5', 'f2f0ec'];
const woods = ['b98a58', '7a5433', 'd9b88a', '9a6a3f', '5a3d28'];
const packs = ['f2f0ec', '3f6ea8', '6f8b6a', 'c8463a', 'e0a63a', '6a4c85', '2f9c9a'];
const bindings = [
  '6d2233',
  '1f2f4d',
  '3c5f45',
  'b5482f',
  '46484d',
  'c6a254',
  '2f6f78',
  '8a5a3c',
  'e7dcc4',
  '6a4c85',
];

const electronics: Readonly<Record<string, KindPictures>> = {
  'keypad-phone': { fronts: ['keypad-phone'] },
  'fitness-band': { fronts: ['fitness-band'] },
  'over-ear-headphones': by('connection', { bluetooth: ['headphones'], wired: ['headphones-wired'] }),
  'gaming-headset': by('connection', { wired: ['headset-wired'], wireless: ['headset'] }),
  'wired-earphones': { fronts: ['wired-earphones'] },
  'party-speaker': { tints: darkFinishes },
  microphone: by('connection', { wireless: ['handheld-microphone'], wired: ['microphone'] }, darkFinishes),
  'wall-charger': { tints: ['f2f0ec', '2b2c30', '3f6ea8', '8b8d92'] },
  'car-charger': { fronts: ['car-charger'], tints: ['2b2c30', 'f2f0ec', 'a82a2c', '8b8d92'] },
  'charging-cable': { tints: ['f2f0ec', '2b2c30', 'a82a2c', '3f6ea8', '6f8b6a'] },
  television: { fronts: ['television', 'television-wall', 'television-low'] },
  soundbar: { tints: darkFinishes },
  projector: { tints: finishes },
  'security-camera': { fronts: ['security-camera', 'indoor-camera'], tints: ['f2f0ec', '46484d'] },
  'memory-card': { tints: ['222226', '1f2f4d', 'a82a2c', '8b8d92', '3c5f45'] },
  'game-controller': by('connection', {
    bluetooth: ['game-controller'],
    wireless: ['game-controller'],
    wired: ['game-controller-wired'],
  }),
};

const computers: Readonly<Record<string, KindPictures>> = {
  'e-reader': { fronts: ['e-reader', 'e-reader-cover'] },
  'desktop-computer': { tints: darkFinishes },
  monitor: { tints: darkFinishes },
  webcam: { tints: darkFinishes },
  keyboard: by('connection', { wireless: ['keyboard'], bluetooth: ['keyboard'], wired: ['keyboard-wired'] }),
  mouse: by('connection', { wireless: ['mouse'], bluetooth: ['mouse'], wired: ['mouse-wired'] }),
  printer: { tints: ['f2f0ec', '46484d', '8b8d92'] },
  'wifi-router': { tints: ['f2f0ec', '2b2c30', '8b8d92'] },
  'usb-hub': { fronts: ['usb-hub'], tints: ['c9c8c5', '46484d', '1f2f4d'] },
};

const appliances: Readonly<Record<string, KindPictures>> = {
  'air-conditioner': { tints: ['f2f0ec', 'ece0c8', 'c9c8c5', '46484d'] },
  'air-cooler': { tints: finishes },
  'room-heater': by('heating', { gas: ['gas-heater'], electric: ['heater'], kerosene: ['kerosene-heater'] }, [
    'f2f0ec',
    '46484d',
    '8a5a3c',
  ]),
  refrigerator: by('fridge_volume', {
    '90 l': ['refrigerator-small'],
    '250 l': ['refrigerator'],
    '420 l': ['refrigerator'],
    '560 l': ['refrigerator-wide'],
  }),
  cooker: by('burners', { '4 burners': ['cooker-four'], '5 burners': ['cooker'] }),
};

const fashion: Readonly<Record<string, KindPictures>> = {
  blouse: by('sleeve', { long: ['shirt'], 'three-quarter': ['three-quarter-blouse'] }),
  'womens-dress': by('pattern', { plain: ['dress'], floral: ['floral-dress'], striped: ['striped-dress'] }),
  'girls-dress': by('pattern', {
    plain: ['dress'],
    floral: ['floral-dress'],
    embroidered: ['embroidered-dress'],
  }),
  hijab: { fronts: ['hijab'] },
  shemagh: { fronts: ['shemagh'] },
  'mens-pajamas': by('sleeve', { long: ['pyjamas-long'], short: ['pyjamas-short'] }),
  'childrens-pajamas': by('pattern', {
    printed: ['pyjamas-printed'],
    striped: ['pyjamas-striped'],
    plain: ['pyjamas-long'],
  }),
  'school-shirt': by('sleeve', { long: ['shirt'], short: ['short-sleeved-shirt'] }),
  socks: by('pack_of', { '3-pairs': ['socks-three'], '5-pairs': ['socks-five'], '7-pairs': ['socks-seven'] }),
};

const beauty: Readonly<Record<string, KindPictures>> = {
  'oud-oil': { fronts: ['oil-flask'], tints: ['6e3818', '3a2216', '8a5a1f', 'a9683f'] },
  'eyeshadow-palette': by(
    'palette_shades',
    { '9-shades': ['eyeshadows-9'], '12-shades': ['eyeshadows-12'], '18-shades': ['eyeshadows-18'] },
    ['222226', 'e0a3ae', 'c6a254', '6a4c85'],
  ),
  'face-cream': { tints: ['f2f0ec', 'e0a3ae', 'a9d3bd', 'c6a254', '9cc3df'] },
  'hair-mask': { tints: ['6b4a34', 'c6a254', '6f8b6a', '6a4c85'] },
  shaver: by(
    'shaver_type',
    { rotary: ['shaver'], foil: ['foil-shaver'], trimmer: ['trimmer'] },
    darkFinishes,
  ),
};

const motherAndChild: Readonly<Record<string, KindPictures>> = {
  stroller: by('stroller_type', { travel: ['stroller'], everyday: ['stroller'], twins: ['twin-stroller'] }),
  'baby-bottle': { tints: ['9cc3df', 'a9d3bd', 'f2f0ec', 'e2b93b', 'e0a3ae', 'b7a5cc', 'd5793a'] },
  'sippy-cup': { fronts: ['sippy-cup'] },
  'feeding-set': { fronts: ['feeding-set'] },
  'nursing-pillow': { fronts: ['nursing-pillow'] },
  diapers: { tints: ['9cc3df', 'a9d3bd', 'e0a3ae', 'e2b93b', 'b7a5cc'] },
  'diaper-bag': { fronts: ['backpack', 'backpack-side', 'backpack'] },
  'diaper-cream': { tints: ['a9d3bd', 'f6f4ef', '9cc3df', 'e0a3ae', 'e2b93b'] },
  'baby-wipes': by('piece_count', { '72-wipes': ['wipes'], '3x72-wipes': ['wipes-three'] }, [
    '9cc3df',
    'a9d3bd',
    'f2f0ec',
    'e0a3ae',
  ]),
};

const toys: Readonly<Record<string, KindPictures>> = {
  doll: { tints: ['e0a3ae', '9cc3df', 'a82a2c', 'e2b93b', '6a4c85', '3c5f45'] },
  'rc-car': { fronts: ['remote-car'] },
  'train-set': { tints: ['c8463a', '3f6ea8', '3c5f45', 'e2b93b'] },
  'brick-set': { fronts: ['bricks', 'bricks-tower', 'bricks-wall'] },
  'wooden-blocks': { fronts: ['blocks', 'blocks-bridge', 'blocks-row'] },
  'magnetic-tiles': { fronts: ['magnetic-tiles', 'magnetic-tower'] },
  'play-tent': { fronts: ['play-tent'] },
  jigsaw: { fronts: ['puzzle', 'puzzle-sea', 'puzzle-dusk', 'puzzle-garden'] },
  'wooden-puzzle': by('piece_count', {
    '5-pieces': ['toddler-puzzle-five'],
    '8-pieces': ['toddler-puzzle-eight'],
    '12-pieces': ['toddler-puzzle-twelve'],
  }),
  'family-game': { tints: ['c8463a', '3f6ea8', '3c5f45', 'e0a63a', '6a4c85', '2f9c9a'] },
  backgammon: { fronts: ['backgammon', 'backgammon-dark'] },
  'chess-set': by('material', { wood: ['chess'], plastic: ['chess-plastic'] }),
  'drawing-set': { fronts: ['drawing-set', 'drawing-set-red'] },
  'writing-tablet': { fronts: ['writing-board'] },
};

const sports: Readonly<Record<string, KindPictures>> = {
  basketball: { fronts: ['basketball', 'basketball-brown', 'basketball-blue'] },
  'soccer-ball': { tints: ['f2f0ec', '3f6ea8', 'a82a2c', '3c5f45', 'd5793a'] },
  'soccer-shoes': by('playing_ground', {
    grass: ['soccer-boots'],
    turf: ['soccer-boots'],
    hall: ['trainer'],
  }),
  'team-kit': by('team_size', {
    '5-a-side': ['team-kit-five'],
    '7-a-side': ['team-kit-seven'],
    '11-a-side': ['team-kit-eleven'],
  }),
  treadmill: { tints: ['2b2c30', '8b8d92', 'f2f0ec'] },
  dumbbells: { tints: ['2b2c30', '8b8d92', 'a82a2c', '3f6ea8'] },
  'childrens-bicycle': { fronts: ['child-bicycle'] },
  'badminton-set': { fronts: ['badminton', 'badminton-green'] },
};

const homeAndKitchen: Readonly<Record<string, KindPictures>> = {
  'tea-glasses': by('set_pieces', {
    '12 pcs': ['tea-glasses-six'],
    '18 pcs': ['tea-glasses-six-spoons'],
    '24 pcs': ['tea-glasses-twelve'],
  }),
  dallah: { tints: ['c9c8c5', 'c6a254', 'a9683f'] },
  'pot-set': by('set_pieces', {
    '7 pcs': ['pots-seven'],
    '9 pcs': ['pots-nine'],
    '10 pcs': ['pots-ten'],
    '12 pcs': ['pots-twelve'],
  }),
  'stove-pressure-cooker': { tints: ['c9c8c5', '46484d', 'a82a2c'] },
  'kitchen-knife': { fronts: ['chef-knife'] },
  'cutting-board': by(
    'wood',
    {
      beech: ['cutting-board'],
      walnut: ['cutting-board'],
      bamboo: ['cutting-board'],
      acacia: ['cutting-board'],
    },
    woods,
  ),
  'dinner-set': by('set_pieces', {
    '18 pcs': ['dinner-set-18'],
    '24 pcs': ['dinner-set-24'],
    '36 pcs': ['dinner-set-36'],
    '60 pcs': ['dinner-set-60'],
  }),
  'cutlery-set': { fronts: ['cutlery-case'] },
  'serving-bowl': by('set_pieces', {
    '3 pcs': ['bowls-three'],
    '5 pcs': ['bowls-five'],
    '6 pcs': ['bowls-six'],
  }),
  'serving-tray': { tints: woods },
  'storage-box': { fronts: ['storage-crate'] },
  'food-containers': by(
    'set_pieces',
    { '3 pcs': ['food-boxes-three'], '5 pcs': ['food-boxes-five'], '10 pcs': ['food-boxes-ten'] },
    ['3f6ea8', '6f8b6a', 'c8463a', 'f2f0ec'],
  ),
  'bed-sheets': by('set_pieces', {
    '3 pcs': ['bed-linen-three'],
    '4 pcs': ['bed-linen-four'],
    '6 pcs': ['bed-linen-six'],
  }),
  pillow: { tints: ['f2f0ec', '9cc3df', 'ece0c8', 'e0a3ae'] },
  'towel-set': by('set_pieces', {
    '2 pcs': ['towels-two'],
    '3 pcs': ['towels-three'],
    '4 pcs': ['towels-four'],
    '6 pcs': ['towels-six'],
  }),
};

const furniture: Readonly<Record<string, KindPictures>> = {
  sofa: by('seats', { '2 seats': ['sofa-two'], '3 seats': ['sofa'], '4 seats': ['sofa-four'] }),
  'corner-sofa': by('seats', {
    '5 seats': ['corner-sofa-five'],
    '6 seats': ['corner-sofa-six'],
    '7 seats': ['corner-sofa-seven'],
  }),
  'floor-seating': by('seats', {
    '4 seats': ['floor-seating-four'],
    '6 seats': ['floor-seating-six'],
    '8 seats': ['floor-seating-eight'],
    '10 seats': ['floor-seating-ten'],
  }),
  'office-chair': by('back_height', {
    'mid-back': ['office-chair-low'],
    'high-back': ['office-chair-high'],
    headrest: ['office-chair'],
  }),
  'coffee-table': by('tabletop', {
    'oak-top': ['coffee-table~b98a58', 'round-table~b98a58'],
    'walnut-top': ['coffee-table~6b4a34', 'round-table~6b4a34'],
    'marble-top': ['marble-table'],
    'glass-top': ['glass-table'],
  }),
  'dining-table': by(
    'seats',
    {
      '4 seats': ['dining-table-four'],
      '6 seats': ['dining-table'],
      '8 seats': ['dining-table-eight'],
      '10 seats': ['dining-table-ten'],
    },
    woods,
  ),
  bookshelf: by('shelves', {
    '4 shelves': ['bookcase-four'],
    '5 shelves': ['bookcase-five'],
    '6 shelves': ['bookcase-six'],
  }),
  'children-bed': { fronts: ['child-bed'] },
  wardrobe: by('doors', {
    '2 doors': ['wardrobe-two'],
    '3 doors': ['wardrobe'],
    '4 doors': ['wardrobe-four'],
    '6 doors': ['wardrobe-six'],
  }),
  'standing-mirror': { fronts: ['full-length-mirror'] },
};

const grocery: Readonly<Record<string, KindPictures>> = {
  honey: { tints: ['c98a2b', 'd9a441', 'a8661c', 'e0b65a'] },
  'date-syrup': { tints: ['4a2a18', '3a1f12'] },
  tahini: { tints: ['ddd0b2', 'cdb98f'] },
  jam: by('fruit', {
    apricot: ['jar~e0913a'],
    fig: ['jar~6d3a4c'],
    cherry: ['jar~8a1f2c'],
    strawberry: ['jar~c8323a'],
    orange: ['jar~e07a1f'],
  }),
  'black-tea': { tints: ['3c2a1e', '6d2233', '1f2f4d', '3c5f45', 'b5482f'] },
  'herbal-tea': by('herb', {
    chamomile: ['tea-tin~e2b93b'],
    mint: ['tea-tin~6f8b6a'],
    'dried-lime': ['tea-tin~8a7a3c'],
    'cinnamon-ginger': ['tea-tin~a9683f'],
    hibiscus: ['tea-tin~8a1f2c'],
  }),
  'ground-coffee': { tints: ['3c2a1e', '6b4a34', 'a82a2c', '3c5f45', 'c6a254'] },
  'instant-coffee': { tints: ['2e1a10', '4a2c1a'] },
  'bar-soap': {
    ...by('soap_bars', { '2 bars': ['soap'], '4 bars': ['soap-four'], '6 bars': ['soap-six'] }),
    tintBy: {
      attribute: 'soap_scent',
      tints: {
        laurel: '9da567',
        'olive-oil': '8a8f4a',
        rose: 'e0a3ae',
        jasmine: 'f3ead0',
        unscented: 'f2f0ec',
      },
    },
  },
  rice: { tints: ['f2f0ec', '3f6ea8', 'c8463a', '3c5f45', 'c6a254'] },
  pasta: { tints: ['3f6ea8', 'c8463a', 'e2b93b', '3c5f45'] },
  'cooking-oil': { tints: ['e6c24a', 'd9a93a', 'f0d56a'] },
  'olive-oil': { tints: ['7c8a3a', '5f6f2c', '9a9a4a'] },
  'tomato-paste': { tints: ['a82a2c', 'c8463a', '8a1f2c'] },
  'canned-beans': { tints: ['3c5f45', 'cdb68f', '6b4a34', '3f6ea8'] },
  spices: by('spice', {
    'seven-spice': ['spice-jar~8a5a3c'],
    cumin: ['spice-jar~a98a4a'],
    turmeric: ['spice-jar~e0a11f'],
    'cardamom-spice': ['spice-jar~9da567'],
    sumac: ['spice-jar~7d1f2c'],
    paprika: ['spice-jar~b5381f'],
  }),
  pickles: by('pickle', {
    'mixed-pickles': ['jar~b58a3a'],
    cucumber: ['jar~6c7a3c'],
    turnip: ['jar~b5325a'],
    amba: ['jar~e0a11f'],
    olives: ['jar~5a5a2a'],
  }),
  chocolate: by('chocolate_type', {
    milk: ['chocolate~8a5a3c', 'chocolate~6a4c85'],
    'dark-70': ['chocolate~222226', 'chocolate~3a1f12'],
    white: ['chocolate~ece0c8'],
    'pistachio-chocolate': ['chocolate~6f8b6a'],
    hazelnut: ['chocolate~c6a254'],
  }),
  biscuits: { tints: packs },
  nuts: { tints: ['3c5f45', 'c6a254', 'a82a2c', '6b4a34', '1f2f4d'] },
  juice: by('juice_flavor', {
    'orange-juice': ['juice-carton~d5793a'],
    pomegranate: ['fruit-carton~8a1f2c'],
    apple: ['fruit-carton~6f8b6a'],
    mango: ['fruit-carton~e2b93b'],
    grape: ['fruit-carton~6a4c85'],
  }),
  'drinking-water': by(
    'water_pack',
    {
      '20 x 500 ml': ['water-twenty'],
      '12 x 1 l': ['water-twelve'],
      '6 x 1.5 l': ['water-pack'],
      '40 x 330 ml': ['water-forty'],
    },
    ['3f6ea8', '2f9c9a', '9cc3df', '1f2f4d'],
  ),
  'laundry-detergent': { tints: packs },
  'dish-soap': { tints: ['6f8b6a', 'e2b93b', 'd5793a', '3f6ea8'] },
  tissues: by(
    'tissue_pack',
    { '4 boxes': ['tissues-four'], '6 boxes': ['tissues-six'], '10 boxes': ['tissues-ten'] },
    packs,
  ),
};

const office: Readonly<Record<string, KindPictures>> = {
  'ballpoint-pens': by('pens_in_pack', {
    '4 pens': ['pen-set'],
    '10 pens': ['pens-ten'],
    '12 pens': ['pens-twelve'],
    '50 pens': ['pen-box'],
  }),
  'fountain-pen': { fronts: ['fountain-pen-side', 'fountain-pen'] },
  'colored-pencils': by('colors_in_pack', {
    '12 colors': ['pencils-12'],
    '24 colors': ['pencils-24'],
    '36 colors': ['pencils-36'],
    '48 colors': ['pencils-48'],
  }),
  markers: by('colors_in_pack', {
    '4 colors': ['markers'],
    '6 colors': ['markers-six'],
    '12 colors': ['markers-twelve'],
  }),
  'school-notebooks': by('notebooks_in_pack', {
    '5 notebooks': ['notebooks-five'],
    '10 notebooks': ['notebooks-ten'],
    '12 notebooks': ['notebooks-twelve'],
  }),
  'ring-binder': { fronts: ['lever-arch-file'] },
  'document-folder': by('pockets', {
    '1 pocket': ['document-folder'],
    '7 pockets': ['document-folder-seven'],
    '13 pockets': ['document-folder-thirteen'],
  }),
  'scientific-calculator': { fronts: ['scientific-calculator'] },
  'desk-organizer': by('compartments', {
    '4 compartments': ['desk-organiser'],
    '6 compartments': ['desk-organiser-six'],
    '8 compartments': ['desk-organiser-eight'],
  }),
  planner: { tints: ['1f2f4d', '6d2233', '222226', '3c5f45', 'cdb68f'] },
  sketchbook: { tints: ['ece0c8', '46484d', 'b5895a', '8b8d92'] },
};

/** Cover colors of books, rotated so that each kind starts with a different one. */
const bound = (fronts: readonly string[], first: number): KindPictures => ({
  fronts,
  tints: [...bindings.slice(first), ...bindings.slice(0, first)],
});

const books: Readonly<Record<string, KindPictures>> = {
  'arabic-novel': bound(['book', 'paperback'], 0),
  'short-stories': bound(['paperback', 'lying-book'], 1),
  'arabic-poetry': bound(['lying-book', 'paperback'], 2),
  'iraqi-history': bound(['book', 'lying-book'], 3),
  memoir: bound(['lying-book', 'book'], 4),
  'popular-science': bound(['paperback', 'book'], 5),
  cookbook: bound(['lying-book', 'open-book'], 6),
  'self-development': bound(['paperback', 'lying-book'], 7),
  'children-story': bound(['open-book', 'paperback'], 8),
  'activity-book': bound(['paperback', 'lying-book'], 9),
  'english-novel': bound(['paperback', 'book'], 4),
  'e-novel': bound(['book', 'lying-book'], 7),
  'e-guide': bound(['lying-book', 'book'], 1),
  'novel-box-set': { fronts: ['three-volumes'], tints: bindings },
  'english-course': bound(['paperback', 'lying-book'], 3),
};

const cards: Readonly<Record<string, KindPictures>> = {
  'game-card': { fronts: ['game-card'], tints: ['1f2f4d', '3c5f45', '222226', '6a4c85', '3f6ea8', 'a82a2c'] },
  'app-card': { fronts: ['film-card'], tints: ['a82a2c', '222226', '2f9c9a', '46484d', '6d2233'] },
  'top-up-code': { fronts: ['phone-card'], tints: ['6a4c85', 'c8463a', 'd5793a', '2f9c9a', 'e2b93b'] },
};

const sets: Readonly<Record<string, KindPictures>> = {
  'kitchen-starter-set': { fronts: ['kitchen-start'] },
  'guest-tea-set': { fronts: ['guest-tea'] },
  'home-workplace': { fronts: ['workplace'], tints: ['46484d', 'f2f0ec', '8b8d92'] },
  'gaming-corner': { fronts: ['gaming-corner'], tints: ['f2f0ec', '46484d', '3f6ea8'] },
  'new-home-appliances': { fronts: ['new-home'], tints: ['f2f0ec', 'c9c8c5', '46484d'] },
  'hair-care-box': { fronts: ['hair-care'] },
  'breakfast-pantry': { fronts: ['three-jars'] },
  'first-day-of-school': { fronts: ['school-list'] },
  'watched-house': { fronts: ['watched-house'] },
  'garden-games': { fronts: ['garden-games'] },
  'baby-bath-shelf': { fronts: ['baby-bath'] },
};

/** Pictures by kind code. A kind without an entry uses only its own picture and tints. */
export const kindPictures: Readonly<Record<string, KindPictures>> = {
  ...electronics,
  ...computers,
  ...appliances,
  ...fashion,
  ...beauty,
  ...motherAndChild,
  ...toys,
  ...sports,
  ...homeAndKitchen,
  ...furniture,
  ...grocery,
  ...office,
  ...books,
  ...cards,
  ...sets,
};
