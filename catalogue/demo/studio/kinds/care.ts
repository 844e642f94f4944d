import * as THREE from 'three';
import { motherAndChild } from '../archetypes/mother-and-child.ts';
import { cooker } from '../archetypes/home/large-appliances.ts';
import { mug } from '../archetypes/home/tableware.ts';
import { barHandle, dial, feet, leaf } from '../modelling/furniture-parts.ts';
import { shade } from '../modelling/garment-parts.ts';
import {
  brushed,
  ceramic,
  cloth,
  glass,
  glow,
  lacquer,
  paper,
  plastic,
  rubber,
  steel,
} from '../rendering/materials.ts';
import {
  ball,
  box,
  drum,
  group,
  put,
  ring,
  roundedRectangle,
  slab,
  tube,
  turned,
  turnedTo,
} from '../modelling/shapes.ts';
import type { Place } from '../modelling/shapes.ts';
import type { Build, StudioForm } from '../studio-form.ts';
import { tower } from '../modelling/tower.ts';

/** Two seats side by side. */
const twinStroller: Build = (paint) => {
  const one = motherAndChild.stroller.build;
  return group(put(group(one(paint)), [0, 0, 0]), put(group(one(paint)), [0.56, 0, 0.84]));
};

/** A curved pillow that fits around the nursing mother. */
const nursingPillow: Build = ({ colour }) => {
  const arc = (radius: number): Place[] =>
    Array.from({ length: 15 }, (_, step) => {
      const angle = -0.5 + (step / 14) * (Math.PI + 1);
      return [Math.cos(angle) * radius, 0.36, -Math.sin(angle) * radius];
    });
  const body = tube(arc(1.0), 0.42, cloth(colour, 70));
  const ends = [arc(1.0)[0], arc(1.0)[14]].map((at) => put(ball(0.42, cloth(colour, 70)), at ?? [0, 0, 0]));
  const whole = group(
    body,
    ...ends,
    tube(
      arc(1.42).map(([x, y, z]): Place => [x, y + 0.02, z]),
      0.02,
      cloth(shade(colour, 0.84), 120),
    ),
  );
  whole.scale.y = 0.86;
  return turnedTo(-0.3, whole);
};

/** A cup with two handles and a spout. */
const sippyCup: Build = ({ colour }) =>
  turnedTo(
    -0.3,
    turned(
      [
        [0, 0],
        [0.4, 0],
        [0.45, 0.04],
        [0.48, 0.3],
        [0.52, 0.9],
        [0.52, 1.0],
      ],
      glass('#e9eef0', 0.5),
    ),
    turned(
      [
        [0, 0.05],
        [0.38, 0.05],
        [0.44, 0.3],
        [0.47, 0.6],
      ],
      glass('#f2c27a', 0.9),
    ),
    put(drum(0.55, 0.24, 0.07, plastic(colour)), [0, 0.98, 0]),
    put(
      tower(
        [
          { y: 0, wide: 0.26, deep: 0.14 },
          { y: 0.2, wide: 0.2, deep: 0.1 },
          { y: 0.26, wide: 0.14, deep: 0.06 },
        ],
        rubber('#f6f1e6'),
      ),
      [0, 1.2, 0.1],
    ),
    ...[-1, 1].map((side) =>
      tube(
        [
          [side * 0.5, 0.92, 0],
          [side * 0.86, 0.9, 0],
          [side * 0.92, 0.6, 0],
          [side * 0.8, 0.3, 0],
          [side * 0.46, 0.28, 0],
        ],
        0.075,
        plastic(colour),
      ),
    ),
    ...[0.34, 0.5, 0.66].map((y) => put(box([0.16, 0.012, 0.01], 0.004, plastic('#8b8d92')), [0, y, 0.5])),
  );

/** A plate with compartments, a bowl, a cup and a spoon for toddlers. */
const feedingSet: Build = ({ colour }) =>
  turnedTo(
    -0.2,
    put(
      group(put(slab(roundedRectangle(2.2, 1.6, 0.5), 0.14, 0.06, rubber(colour)), [0, 0, 0])),
      [-0.2, 0.06, -0.5],
      [-Math.PI / 2, 0, 0],
    ),
    ...[
      [-0.7, 0.15, 0.6],
      [0.35, -0.2, 0.42],
      [0.35, 0.5, 0.3],
    ].map(([x = 0, z = 0, r = 0.3]) =>
      put(ring(r, 0.05, rubber(shade(colour, 0.9))), [x - 0.2, 0.22, z - 0.62], [Math.PI / 2, 0, 0]),
    ),
    put(
      turned(
        [
          [0, 0],
          [0.4, 0],
          [0.44, 0.05],
          [0.6, 0.36],
          [0.58, 0.4],
          [0.5, 0.3],
          [0, 0.08],
        ],
        Object.assign(rubber(colour), { side: THREE.DoubleSide }),
      ),
      [1.5, 0, 0.3],
    ),
    put(
      turned(
        [
          [0, 0],
          [0.28, 0],
          [0.32, 0.04],
          [0.36, 0.6],
          [0.33, 0.6],
          [0.28, 0.1],
          [0, 0.08],
        ],
        Object.assign(rubber(shade(colour, 0.9)), { side: THREE.DoubleSide }),
      ),
      [-1.7, 0, 0.2],
    ),
    put(
      group(
        tube(
          [
            [0, 0.07, 0.5],
            [0, 0.1, 0],
            [0, 0.07, -0.3],
          ],
          0.05,
          rubber(colour),
        ),
        put(
          (() => {
            const head = ball(0.17, rubber(shade(colour, 0.9)));
            head.scale.set(1, 0.4, 1.4);
            return head;
          })(),
          [0, 0.08, -0.46],
        ),
      ),
      [0.1, 0, 0.9],
      [0, 1.2, 0],
    ),
  );

const handleBody = (colour: string): THREE.Group =>
  group(
    put(
      tower(
        [
          { y: 0, wide: 0.22, deep: 0.2 },
          { y: 0.08, wide: 0.3, deep: 0.26 },
          { y: 0.7, wide: 0.31, deep: 0.27 },
          { y: 1.3, wide: 0.3, deep: 0.25 },
          { y: 1.5, wide: 0.3, deep: 0.2 },
        ],
        lacquer(colour),
      ),
      [0, 0, 0],
    ),
    put(box([0.34, 0.9, 0.06], 0.03, rubber('#2a2a2d')), [0, 0.66, 0.25]),
    put(drum(0.08, 0.06, 0.02, brushed()), [0, 1.2, 0.24], [Math.PI / 2, 0, 0]),
    put(ball(0.02, glow('#8be0b0')), [0, 0.3, 0.275]),
  );
/** A shaver with two straight foils. */
const foilShaver: Build = ({ colour }) =>
  put(
    group(
      handleBody(colour),
      put(box([0.72, 0.2, 0.46], 0.08, plastic('#2a2a2d')), [0, 1.6, 0]),
      ...[-0.11, 0.11].map((z) =>
        put(drum(0.11, 0.58, 0.03, brushed('#b9b8b6')), [-0.29, 1.72, z], [0, 0, -Math.PI / 2]),
      ),
      put(box([0.6, 0.05, 0.04], 0.015, steel()), [0, 1.76, 0]),
    ),
    [0, 0, 0],
    [0, -0.42, 0],
  );
/** A trimmer with a toothed blade and its comb. */
const trimmer: Build = ({ colour }) =>
  group(
    put(
      group(
        handleBody(colour),
        put(box([0.54, 0.2, 0.2], 0.06, plastic('#2a2a2d')), [0, 1.58, 0.04]),
        put(box([0.5, 0.14, 0.05], 0.012, steel()), [0, 1.72, 0.08]),
        ...Array.from({ length: 15 }, (_, index) =>
          put(box([0.018, 0.1, 0.03], 0.005, steel()), [-0.23 + index * 0.033, 1.82, 0.08]),
        ),
      ),
      [-0.2, 0, 0],
      [0, -0.4, 0],
    ),
    put(
      group(
        put(box([0.6, 0.1, 0.34], 0.04, plastic('#2a2a2d')), [0, 0.06, 0]),
        ...Array.from({ length: 10 }, (_, index) =>
          put(box([0.02, 0.24, 0.3], 0.006, plastic('#2a2a2d')), [-0.25 + index * 0.056, 0.2, 0]),
        ),
      ),
      [0.62, 0, 0.4],
      [0, -0.5, 0],
    ),
  );

/** A small flask with a glass stopper, for drops of oil. */
const oilFlask: Build = ({ colour }) =>
  turnedTo(
    -0.3,
    put(
      tower(
        [
          { y: 0, wide: 0.4, deep: 0.2, round: 5 },
          { y: 0.05, wide: 0.44, deep: 0.24, round: 5 },
          { y: 0.9, wide: 0.44, deep: 0.24, round: 5 },
          { y: 1.02, wide: 0.3, deep: 0.18, round: 3 },
          { y: 1.1, wide: 0.14, deep: 0.12 },
          { y: 1.2, wide: 0.13, deep: 0.12 },
        ],
        glass(colour, 0.94),
      ),
      [0, 0, 0],
    ),
    put(drum(0.16, 0.14, 0.03, steel('#c6a254')), [0, 1.18, 0]),
    put(
      turned(
        [
          [0, 0],
          [0.1, 0.02],
          [0.16, 0.2],
          [0.2, 0.36],
          [0.12, 0.5],
          [0, 0.56],
        ],
        lacquer('#c6a254'),
      ),
      [0, 1.3, 0],
    ),
    put(slab(roundedRectangle(0.5, 0.5, 0.04), 0.012, 0.004, paper('#f6eeda')), [0, 0.5, 0.245]),
    ...[0.66, 0.34].map((y) => put(box([0.44, 0.014, 0.01], 0.004, steel('#c6a254')), [0, y, 0.266])),
  );

const shadeTones = [
  '#e8c9b0',
  '#c98f7a',
  '#9c5a50',
  '#5d3330',
  '#f0dcc4',
  '#d8a36a',
  '#a8683c',
  '#6d4a5c',
  '#e6b3a8',
  '#b56a6a',
  '#7d5a7a',
  '#caa27a',
  '#8f4a3a',
  '#dcc0d0',
  '#5a4a44',
  '#c27a4a',
  '#f3e4cf',
  '#8a6a5a',
] as const;
/** Eyeshadows in rows, under an open lid with a mirror. */
const eyePalette =
  (shades: number, perRow: number): Build =>
  ({ colour }) => {
    const rows = shades / perRow;
    const [wide, deep] = [perRow * 0.38 + 0.2, rows * 0.38 + 0.26];
    return put(
      group(
        put(box([wide, 0.15, deep], 0.06, lacquer(colour)), [0, 0.075, 0]),
        put(box([wide - 0.12, 0.02, deep - 0.12], 0.008, plastic('#2b2829')), [0, 0.146, 0]),
        ...Array.from({ length: shades }, (_, index) =>
          put(
            group(
              drum(0.165, 0.03, 0.012, steel('#d8d6d2')),
              put(
                drum(0.148, 0.03, 0.02, paper(shadeTones[index % shadeTones.length] ?? '#c98f7a')),
                [0, 0.008, 0],
              ),
            ),
            [
              ((index % perRow) - (perRow - 1) / 2) * 0.38,
              0.13,
              (Math.floor(index / perRow) - (rows - 1) / 2) * 0.38,
            ],
          ),
        ),
        put(
          group(
            put(box([wide, deep, 0.07], 0.032, lacquer(colour)), [0, deep / 2, 0]),
            put(box([wide - 0.16, deep - 0.16, 0.012], 0.004, steel('#dfe6ea')), [0, deep / 2, 0.034]),
          ),
          [0, 0.13, -deep / 2],
          [-0.36, 0, 0],
        ),
        put(box([0.3, 0.05, 0.05], 0.02, steel('#c6a254')), [0, 0.1, deep / 2]),
      ),
      [0, 0, 0],
      [0, -0.36, 0],
    );
  };

/** A table-height fridge with one door. */
const smallRefrigerator: Build = ({ colour }) =>
  turnedTo(
    -0.45,
    put(box([1.3, 1.7, 1.1], 0.05, plastic('#55565a')), [0, 0.92, -0.06]),
    put(
      leaf([1.29, 1.6, 0.14], lacquer(colour), put(barHandle(0.5, true), [-0.5, 0.3, 0.07])),
      [0, 0.95, 0.54],
    ),
    put(box([1.34, 0.08, 1.2], 0.03, lacquer(colour)), [0, 1.8, 0]),
    put(box([0.3, 0.05, 0.02], 0.008, brushed()), [0.36, 1.6, 0.615]),
    put(box([1.2, 0.07, 1.0], 0.02, plastic('#26272b')), [0, 0.07, -0.02]),
    feet(1.0, 0.8, 0.06, 0.05),
  );
/** A wide fridge with two doors that open to the sides. */
const wideRefrigerator: Build = ({ colour }) =>
  turnedTo(
    -0.45,
    put(box([2.0, 2.8, 1.1], 0.05, plastic('#55565a')), [0, 1.47, -0.06]),
    ...[-1, 1].map((side) =>
      put(leaf([0.985, 2.7, 0.14], lacquer(colour), put(barHandle(1.5, true), [-side * 0.4, 0.1, 0.07])), [
        side * 0.5,
        1.5,
        0.54,
      ]),
    ),
    put(box([0.42, 0.62, 0.03], 0.012, lacquer('#17181b')), [-0.5, 1.76, 0.61]),
    put(box([0.3, 0.3, 0.02], 0.008, plastic('#3a3b40')), [-0.5, 1.66, 0.62]),
    put(box([0.2, 0.02, 0.01], 0.004, glow('#9fd4ff')), [-0.5, 1.96, 0.626]),
    put(box([1.9, 0.07, 1.0], 0.02, plastic('#26272b')), [0, 0.07, -0.02]),
    feet(1.7, 0.8, 0.06, 0.05),
  );

const flamePanel = (): THREE.Group =>
  group(
    put(box([1.1, 0.84, 0.05], 0.02, plastic('#2a2523')), [0, 0, 0]),
    ...[-0.36, 0, 0.36].map((x) => put(box([0.3, 0.72, 0.04], 0.015, glow('#e8703a')), [x, 0, 0.02])),
    ...Array.from({ length: 9 }, (_, index) =>
      put(box([1.1, 0.014, 0.02], 0.005, steel('#7b7a76')), [0, -0.36 + index * 0.09, 0.07]),
    ),
  );
/** A heater on wheels with glowing panels and a gas bottle at the back. */
const gasHeater: Build = ({ colour }) =>
  turnedTo(
    -0.5,
    put(box([1.4, 1.9, 0.5], 0.08, lacquer(colour)), [0, 1.15, 0.2]),
    put(flamePanel(), [0, 1.3, 0.46]),
    put(dial(0.11, brushed()), [0.4, 2.05, 0.3]),
    put(box([1.4, 0.1, 0.6], 0.04, plastic('#2b2c30')), [0, 2.12, 0.18]),
    put(box([1.3, 0.4, 0.03], 0.012, plastic('#3a3b40')), [0, 0.5, 0.46]),
    put(
      turned(
        [
          [0, 0],
          [0.4, 0],
          [0.44, 0.06],
          [0.44, 0.9],
          [0.3, 1.1],
          [0.12, 1.16],
        ],
        lacquer('#5f7f9c'),
      ),
      [0, 0.2, -0.42],
    ),
    put(drum(0.1, 0.16, 0.03, steel()), [0, 1.34, -0.42]),
    tube(
      [
        [0.1, 1.4, -0.42],
        [0.5, 1.3, -0.5],
        [0.6, 0.9, -0.1],
      ],
      0.035,
      rubber('#c8563a'),
    ),
    put(box([1.4, 0.12, 1.2], 0.04, plastic('#2b2c30')), [0, 0.2, -0.14]),
    ...[
      [-0.56, 0.36],
      [0.56, 0.36],
      [-0.56, -0.6],
      [0.56, -0.6],
    ].map(([x = 0, z = 0]) =>
      put(drum(0.1, 0.08, 0.03, rubber('#232428')), [x, 0.1, z], [0, 0, Math.PI / 2]),
    ),
  );
/** A round heater with a wick behind a guard and a carrying handle. */
const keroseneHeater: Build = ({ colour }) =>
  turnedTo(
    -0.2,
    put(drum(0.86, 0.5, 0.08, lacquer(colour)), [0, 0.08, 0]),
    put(drum(0.9, 0.08, 0.03, plastic('#2b2c30')), [0, 0, 0]),
    put(drum(0.4, 0.16, 0.04, brushed()), [0, 0.56, 0]),
    put(drum(0.34, 0.96, 0.05, glow('#e8703a')), [0, 0.7, 0]),
    ...Array.from({ length: 9 }, (_, index) =>
      put(ring(0.36, 0.014, steel('#7b7a76')), [0, 0.76 + index * 0.105, 0], [Math.PI / 2, 0, 0]),
    ),
    put(
      turned(
        [
          [0.46, 0.7],
          [0.46, 1.6],
        ],
        glass('#f4f8fa', 0.16),
      ),
      [0, 0, 0],
    ),
    put(drum(0.62, 0.12, 0.04, brushed()), [0, 1.66, 0]),
    ...Array.from({ length: 12 }, (_, index) =>
      tube(
        [
          [Math.cos(index * 0.524) * 0.74, 0.58, Math.sin(index * 0.524) * 0.74],
          [Math.cos(index * 0.524) * 0.74, 1.74, Math.sin(index * 0.524) * 0.74],
        ],
        0.014,
        steel(),
      ),
    ),
    ...[0.9, 1.3, 1.74].map((y) => put(ring(0.74, 0.018, steel()), [0, y, 0], [Math.PI / 2, 0, 0])),
    put(dial(0.12, plastic('#2b2c30')), [0, 0.32, 0.86]),
    tube(
      [
        [-0.76, 1.7, 0],
        [-0.7, 2.2, 0],
        [0, 2.36, 0],
        [0.7, 2.2, 0],
        [0.76, 1.7, 0],
      ],
      0.03,
      steel(),
    ),
    put(
      tube(
        [
          [-0.24, 2.33, 0],
          [0, 2.36, 0],
          [0.24, 2.33, 0],
        ],
        0.06,
        plastic('#2b2c30'),
      ),
      [0, 0, 0],
    ),
  );

/** A mug with an engraved line of text. */
const engravedMug: Build = (paint) =>
  put(
    group(
      mug(paint),
      put(ring(0.505, 0.012, ceramic('#8d8578')), [0, 0.86, 0], [Math.PI / 2, 0, 0]),
      ...Array.from({ length: 5 }, (_, index) => {
        const angle = -0.5 + index * 0.25;
        const mark =
          index % 2 === 0
            ? ring(0.07, 0.014, ceramic('#8d8578'))
            : box([0.03, 0.2, 0.02], 0.008, ceramic('#8d8578'));
        return put(
          mark,
          [Math.sin(angle) * 0.5, 0.52, Math.cos(angle) * 0.5],
          [0, angle, index % 2 === 0 ? 0 : 0.3],
        );
      }),
    ),
    [0, 0, 0],
    [0, -0.2, 0],
  );

/** The sign of a sharpening service: a round stone and a spark, no product. */
const sharpeningSign: Build = () =>
  turnedTo(
    -0.3,
    put(drum(1.2, 0.14, 0.05, lacquer('#3f5f5a')), [0, 1.3, -0.2], [Math.PI / 2, 0, 0]),
    put(ring(1.08, 0.035, lacquer('#f3ead9')), [0, 1.3, -0.05]),
    put(
      (() => {
        const shape = new THREE.Shape();
        shape
          .moveTo(-0.62, -0.1)
          .lineTo(0.3, -0.1)
          .quadraticCurveTo(0.62, 0.02, 0.66, 0.24)
          .lineTo(-0.62, 0.24);
        shape.closePath();
        return slab(shape, 0.05, 0.02, lacquer('#f3ead9'));
      })(),
      [0, 1.34, -0.05],
      [0, 0, 0.5],
    ),
    ...[
      [0.52, 0.98, 0.2],
      [0.72, 1.16, 0.13],
      [0.34, 0.78, 0.13],
    ].map(([x = 0, y = 0, size = 0.1]) =>
      put(
        group(
          box([size * 2, size * 0.4, 0.05], 0.02, lacquer('#e2b93b')),
          box([size * 0.4, size * 2, 0.05], 0.02, lacquer('#e2b93b')),
        ),
        [x, y, -0.02],
        [0, 0, 0.4],
      ),
    ),
  );

/** A glass lid with a knob. */
const potLid: Build = () =>
  put(
    group(
      turned(
        [
          [0, 0.34],
          [0.4, 0.31],
          [0.8, 0.18],
          [1.0, 0.04],
        ],
        glass('#dfe8ea', 0.42),
      ),
      put(ring(1.01, 0.05, steel()), [0, 0.03, 0], [Math.PI / 2, 0, 0]),
      put(drum(0.12, 0.1, 0.03, steel()), [0, 0.33, 0]),
      put(drum(0.22, 0.12, 0.05, plastic('#26262a')), [0, 0.42, 0]),
      put(ring(0.05, 0.016, steel()), [0.46, 0.32, 0.2], [Math.PI / 2 - 0.3, 0, 0]),
    ),
    [0, 0, 0],
    [0, -0.3, 0],
  );

/** A frame with a fine mesh that fits into a spout. */
const limeFilter: Build = () =>
  turnedTo(
    -0.5,
    put(
      group(
        put(slab(roundedRectangle(1.3, 1.6, 0.2), 0.1, 0.03, plastic('#f3f0e9')), [0, 0, 0]),
        put(slab(roundedRectangle(1.0, 1.3, 0.12), 0.02, 0.006, brushed('#9d9c99')), [0, 0, 0.1]),
        ...Array.from({ length: 15 }, (_, index) =>
          put(box([0.008, 1.26, 0.012], 0.003, steel('#6f6e6b')), [-0.45 + index * 0.064, 0, 0.13]),
        ),
        ...Array.from({ length: 19 }, (_, index) =>
          put(box([0.96, 0.008, 0.012], 0.003, steel('#6f6e6b')), [0, -0.58 + index * 0.064, 0.132]),
        ),
        put(box([0.4, 0.26, 0.08], 0.03, plastic('#f3f0e9')), [0, 0.88, 0.06]),
        ...[-1, 1].map((side) =>
          put(box([0.08, 0.5, 0.16], 0.03, plastic('#e3ded2')), [side * 0.66, -0.2, 0.06]),
        ),
      ),
      [0, 0.9, 0],
      [-0.2, 0, 0],
    ),
  );

/** A single card with a code under a scratch strip; `mark` distinguishes games, films and phone credit. */
const codeCard =
  (mark: 'game' | 'film' | 'phone'): Build =>
  ({ colour }) => {
    const ink = lacquer('#f6f1e6');
    const marks: Readonly<Record<string, () => THREE.Group>> = {
      game: () =>
        group(
          put(slab(roundedRectangle(0.62, 0.36, 0.17), 0.03, 0.01, ink), [0, 0, 0]),
          put(box([0.16, 0.05, 0.02], 0.008, lacquer('#26262a')), [-0.16, 0, 0.05]),
          put(box([0.05, 0.16, 0.02], 0.008, lacquer('#26262a')), [-0.16, 0, 0.05]),
          ...[
            [0.12, 0.04],
            [0.22, -0.05],
          ].map(([x = 0, y = 0]) =>
            put(drum(0.04, 0.02, 0.006, lacquer('#26262a')), [x, y, 0.04], [Math.PI / 2, 0, 0]),
          ),
        ),
      film: () => {
        const play = new THREE.Shape();
        play.moveTo(-0.12, -0.16).lineTo(0.18, 0).lineTo(-0.12, 0.16);
        play.closePath();
        return group(
          put(slab(roundedRectangle(0.62, 0.44, 0.08), 0.03, 0.01, ink), [0, 0, 0]),
          put(slab(play, 0.02, 0.006, lacquer('#26262a')), [0, 0, 0.045]),
        );
      },
      phone: () =>
        group(
          put(slab(roundedRectangle(0.32, 0.56, 0.06), 0.03, 0.01, ink), [0, 0, 0]),
          put(slab(roundedRectangle(0.24, 0.4, 0.03), 0.012, 0.004, lacquer('#26262a')), [0, 0.02, 0.042]),
          ...[0, 1, 2].map((index) =>
            put(box([0.07, 0.12 + index * 0.12, 0.03], 0.012, ink), [
              0.32 + index * 0.12,
              -0.2 + index * 0.06,
              0.01,
            ]),
          ),
        ),
    };
    return turnedTo(
      -0.34,
      put(
        group(
          slab(roundedRectangle(1.8, 1.14, 0.12), 0.05, 0.018, lacquer(colour)),
          put(marks[mark]?.() ?? group(), [-0.42, 0.2, 0.07]),
          put(slab(roundedRectangle(1.5, 0.2, 0.04), 0.008, 0.003, brushed('#b9b8b6')), [0, -0.28, 0.068]),
          ...Array.from({ length: 4 }, (_, index) =>
            put(box([0.26, 0.05, 0.01], 0.004, plastic('#5c5d62')), [-0.5 + index * 0.33, -0.28, 0.08]),
          ),
          put(box([0.5, 0.06, 0.01], 0.004, ink), [0.5, 0.36, 0.07]),
          put(box([0.34, 0.06, 0.01], 0.004, ink), [0.58, 0.22, 0.07]),
        ),
        [0, 0.8, 0],
        [-0.3, 0, 0.06],
      ),
    );
  };

export const care = {
  'twin-stroller': { build: twinStroller, side: 0.7 },
  'nursing-pillow': { build: nursingPillow, view: 'laid' },
  'sippy-cup': { build: sippyCup },
  'feeding-set': { build: feedingSet, view: 'laid' },
  'foil-shaver': { build: foilShaver },
  trimmer: { build: trimmer },
  'oil-flask': { build: oilFlask },
  'eyeshadows-9': { build: eyePalette(9, 3), view: 'laid' },
  'eyeshadows-12': { build: eyePalette(12, 4), view: 'laid' },
  'eyeshadows-18': { build: eyePalette(18, 6), view: 'laid' },
  'cooker-four': { build: cooker(4), side: 0.8 },
  'refrigerator-small': { build: smallRefrigerator, side: 0.85 },
  'refrigerator-wide': { build: wideRefrigerator, side: 0.85 },
  'gas-heater': { build: gasHeater, side: 0.9 },
  'kerosene-heater': { build: keroseneHeater, side: 0.8 },
  'engraved-mug': { build: engravedMug, view: 'laid' },
  'sharpening-sign': { build: sharpeningSign, colour: '#3f5f5a' },
  'pot-lid': { build: potLid, colour: '#dfe8ea', view: 'laid' },
  'lime-filter': { build: limeFilter, colour: '#f3f0e9' },
  'game-card': { build: codeCard('game'), side: 0.6 },
  'film-card': { build: codeCard('film'), side: 0.6 },
  'phone-card': { build: codeCard('phone') },
} satisfies Record<string, StudioForm>;
