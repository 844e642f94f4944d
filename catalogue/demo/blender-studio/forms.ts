/** One form of the Blender studio. Its key in `forms` is the file name of its master. */
export type BlenderForm = {
  /** Name of the file in `forms/` that builds the form. */
  script: string;
  /** Arguments of that file, such as the cover, the label or the colors. */
  form?: Readonly<Record<string, unknown>>;
  /** Elevation of the camera: 4, 15, 38 or 62 degrees. Defaults to 'standing'. */
  view?: 'hung' | 'standing' | 'laid' | 'above';
  /** Degrees the camera moves towards the form's right side. */
  turn?: number;
  /** The same angle for `<name>-side`; omitted when there is no such picture. */
  side?: number;
  /**
   * Section shown by `<name>-detail`: a center within the front picture, -1 to 1 from left to right and
   * bottom to top, and the zoom factor.
   */
  detail?: readonly [x: number, y: number, zoom: number];
  /** Whether the form can be tinted; if so, it gets a mask. */
  isTintable?: boolean;
  /** Whether light passes through the form, which needs more bounces. */
  isGlassy?: boolean;
  /** Overrides for the lighting: arguments of `light_stage` in `stage.py`. */
  light?: Readonly<Record<string, unknown>>;
};

const arabicTurn = 26;

/** A book with its own cover, drawn in `print/covers`. */
const book = (cover: string, form: Readonly<Record<string, unknown>> = {}): BlenderForm => ({
  script: 'book',
  form: { cover, ...form },
  turn: form['opens'] === 'right' ? -arabicTurn : arabicTurn,
});

/** Width, height and thickness of a picture book, in hands. */
const picture = [1.6, 1.74, 0.15];

/** Less ambient light, so that folds are visible. */
const fabricLight = { key: 0.72, room: 0.36 };

/**
 * A white key light nearly parallel to the cloth, so that weave and folds are visible. Hanging garments cast
 * no shadow on the ground.
 */
const hangingLight = {
  key: 0.91,
  room: 0.52,
  side: 0.234,
  key_from: [-1.5, -0.85, 1],
  softness: 0.5,
  warmth: 0,
  has_ground: false,
};

/** A garment of `garments/cuts.py`; its detail picture shows the neck. */
const garment = (name: string): BlenderForm => ({
  script: 'top',
  form: { garment: name },
  view: 'hung',
  detail: [0, 0.5, 2.2],
  isTintable: true,
  light: hangingLight,
});

export const forms: Readonly<Record<string, BlenderForm>> = {
  book: { ...book('ornament', { isTinted: true }), side: -24, isTintable: true },
  armchair: {
    script: 'sofa',
    form: { seats: 1, seat: 0.66 },
    turn: -24,
    side: 30,
    isTintable: true,
    light: fabricLight,
  },
  'book-bricks-of-babylon': book('bricks-of-babylon', { size: [1.42, 2.06, 0.36] }),
  'book-cat-and-fish-day': book('cat-and-fish-day', { size: picture }),
  'book-desert-stars': book('desert-stars', { size: [1.42, 2.06, 0.24] }),
  'book-dolma': book('dolma', { size: [1.56, 2.06, 0.34] }),
  'book-kite-that-saw-everything': book('kite-that-saw-everything', { size: picture }),
  'book-lemon-tree': book('lemon-tree'),
  'book-lighthouse-ledger': book('lighthouse-ledger', { opens: 'right' }),
  'book-palms-at-night': book('palms-at-night', { size: [1.36, 2, 0.17] }),
  'book-seven-nights': book('seven-nights'),
  'book-tea-auction': book('tea-auction', { opens: 'right', size: [1.36, 2.06, 0.34] }),
  'book-tea-without-sugar': book('tea-without-sugar', { size: [1.36, 2, 0.2] }),
  'book-ten-minutes': book('ten-minutes', { size: [1.36, 2, 0.22] }),
  'book-train-to-mosul': book('train-to-mosul', { size: [1.42, 2.06, 0.38] }),
  'book-stack': {
    script: 'book_stack',
    view: 'laid',
    turn: -22,
    form: {
      books: [
        { cover: 'bricks-of-babylon', size: [1.42, 2.06, 0.36], turn: -4, isRising: true },
        { cover: 'train-to-mosul', turn: 5, shift: 0.04, isRising: true },
        { cover: 'lemon-tree', size: [1.36, 2, 0.24], turn: -7, shift: -0.06, isRising: true },
        { cover: 'lighthouse-ledger', opens: 'right', size: [1.3, 1.95, 0.26], turn: 9, shift: 0.03 },
      ],
    },
  },
  can: { script: 'can', form: { label: 'can' }, turn: 10, isTintable: true },
  'cream-jar': { script: 'cream_jar', form: { label: 'cream' }, view: 'laid', isTintable: true },
  dishdasha: garment('dishdasha'),
  jar: { script: 'jar', form: { label: 'pantry' }, turn: 8, isTintable: true, isGlassy: true },
  'long-tee': garment('long-tee'),
  'oil-bottle': { script: 'oil_bottle', form: { label: 'oil' }, turn: 8, isTintable: true, isGlassy: true },
  perfume: { script: 'perfume', turn: 20, isTintable: true, isGlassy: true },
  polo: garment('polo'),
  'pump-bottle': { script: 'pump_bottle', form: { label: 'care' }, turn: 12, isTintable: true },
  shirt: garment('shirt'),
  'short-sleeved-shirt': garment('short-sleeved-shirt'),
  sofa: {
    script: 'sofa',
    form: {
      scatter: [
        ['#c4703a', -0.74, 14],
        ['#ead9b4', 0.76, -14],
      ],
    },
    turn: -18,
    side: 34,
    isTintable: true,
    light: fabricLight,
  },
  'spice-jar': {
    script: 'jar',
    form: { shape: 'tall', label: 'spices', contents: '#c2642a', lid: '#26262a', metal: 0, lumps: [60, 0.6] },
    turn: 8,
    isGlassy: true,
  },
  tee: garment('tee'),
  'tea-glasses': { script: 'tea_glasses', view: 'laid', isGlassy: true },
  'tea-tin': { script: 'tea_tin', form: { label: 'tea' }, turn: 10, isTintable: true },
  'three-quarter-blouse': garment('three-quarter-blouse'),
};
