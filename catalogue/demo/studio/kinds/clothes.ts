import * as THREE from 'three';
import { garment, shortSleeve } from '../archetypes/wear/fashion.ts';
import { softClothes } from '../archetypes/wear/soft-clothes.ts';
import { clothPanel, fanOfCreases } from '../modelling/cloth-panel.ts';
import { both, button, longSleeve, shade, sided, stitched, symmetric } from '../modelling/garment-parts.ts';
import { cloth, steel } from '../rendering/materials.ts';
import { ball, box, group, put, ring, tube, turnedTo } from '../modelling/shapes.ts';
import type { Build, StudioForm } from '../studio-form.ts';
import { tower } from '../modelling/tower.ts';

type Print = 'plain' | 'striped' | 'printed';

/**
 * A print on a piece of cloth between two heights: vertical stripes or dots, close to the surface of the
 * cloth.
 */
const printed = (
  print: Print,
  area: { half: number; top: number; bottom: number },
  ink: string,
): THREE.Group => {
  if (print === 'plain') return group();
  const height = 0.085;
  if (print === 'striped') {
    return group(
      ...Array.from({ length: 9 }, (_, index) => {
        const x = (index - 4) * (area.half / 4.4);
        return put(
          tube(
            [
              [x, height, -area.top],
              [x * 1.02, height + 0.01, -(area.top + area.bottom) / 2],
              [x, height, -area.bottom],
            ],
            0.022,
            cloth(ink, 120),
          ),
          [0, 0, 0],
        );
      }),
    );
  }
  return group(
    ...Array.from({ length: 42 }, (_, index) => {
      const [row, column] = [Math.floor(index / 6), index % 6];
      const dot = ball(0.05, cloth(ink, 120));
      dot.scale.y = 0.7;
      const x = (column - 2.5 + (row % 2 === 0 ? 0.25 : -0.25)) * (area.half / 3);
      return put(dot, [x, height, -(area.top - ((area.top - area.bottom) * (row + 0.5)) / 7)]);
    }),
  );
};

/** Trousers with an elastic waist, or shorts of the same cloth. */
const pyjamaTrousers = (colour: string, isShort: boolean, print: Print): THREE.Group => {
  const material = cloth(colour, 130);
  const bottom = isShort ? -0.1 : -1.2;
  const leg = (side: number): THREE.Object3D =>
    clothPanel(
      sided(
        side,
        [
          [0, 0.9],
          [0, 0.3],
          [0.08, (0.3 + bottom) / 2],
          [0.12, bottom],
        ],
        [
          [0.5, 0.9],
          [0.58, 0.4],
          [0.6, (0.3 + bottom) / 2],
          [0.6, bottom + 0.04],
        ],
      ),
      {
        thickness: 0.085,
        edge: 0.07,
        crumple: 0.014,
        seed: side * 2 + 7,
        creases: fanOfCreases(
          [side * 0.03, 0.3],
          { first: side > 0 ? 70 : 110, last: side > 0 ? -40 : 220, count: 5 },
          { length: 0.5, width: 0.05, height: 0.026 },
        ),
      },
      material,
    );
  const hem = (side: number): THREE.Object3D =>
    stitched(
      [
        [side * 0.14, bottom + 0.08],
        [side * 0.36, bottom + 0.08],
        [side * 0.58, bottom + 0.1],
      ],
      0.094,
      shade(colour, 0.8),
    );
  const print1 = (side: number): THREE.Object3D =>
    put(printed(print, { half: 0.22, top: 0.8, bottom: bottom + 0.14 }, shade(colour, 0.55)), [
      side * 0.32,
      0,
      0,
    ]);
  return group(
    both(leg),
    both(hem),
    both(print1),
    clothPanel(
      symmetric([
        [0.5, 1.06],
        [0.51, 0.87],
      ]),
      { thickness: 0.06, edge: 0.04, lift: 0.045, ribs: 30 },
      material,
    ),
    both((side) =>
      tube(
        [
          [side * 0.03, 0.14, -0.94],
          [side * 0.12, 0.13, -0.82],
          [side * 0.09, 0.12, -0.6],
        ],
        0.018,
        cloth('#f6f4ef', 60),
      ),
    ),
  );
};

/** A top and trousers laid side by side; the short set has short sleeves and shorts. */
const pyjamas =
  (isShort: boolean, print: Print): Build =>
  (paint) =>
    group(
      put(
        group(
          garment({ arms: isShort ? shortSleeve : longSleeve('ribbed'), neck: 'round', hem: 'straight' })(
            paint,
          ),
          printed(print, { half: 0.5, top: 0.62, bottom: -0.86 }, shade(paint.colour, 0.55)),
          ...(print === 'plain'
            ? [put(box([0.3, 0.03, 0.3], 0.012, cloth(shade(paint.colour, 0.9), 120)), [0.26, 0.1, -0.4])]
            : []),
        ),
        [-0.72, 0, 0],
      ),
      put(pyjamaTrousers(paint.colour, isShort, print), [1.0, 0.02, isShort ? -0.1 : 0.1], [0, -0.06, 0]),
    );

/** A dress with a flowered skirt, or with a stitched border at its hem. */
const decoratedDress =
  (isFloral: boolean): Build =>
  (paint) => {
    const ink = shade(paint.colour, 0.55);
    const flower = (x: number, y: number, size: number): THREE.Object3D =>
      put(
        group(
          ...Array.from({ length: 5 }, (_, index) => {
            const petal = ball(size, cloth(ink, 120));
            petal.scale.y = 0.5;
            return put(petal, [
              Math.cos(index * 1.257) * size * 1.1,
              0,
              Math.sin(index * 1.257) * size * 1.1,
            ]);
          }),
          put(ball(size * 0.7, cloth('#e2b93b', 120)), [0, 0.01, 0]),
        ),
        [x, 0.1, -y],
      );
    const rows = isFloral ? [-0.5, -0.85, -1.2, -1.55, -1.9] : [-1.75, -1.95];
    return group(
      softClothes.dress.build(paint),
      ...rows.flatMap((y, row) => {
        const reach = 0.44 + (-y - 0.4) * 0.31;
        const count = isFloral ? 4 + row : 13;
        return Array.from({ length: count }, (_, index) =>
          flower((((index + 0.5 + (row % 2) * 0.3) / count) * 2 - 1) * reach, y, isFloral ? 0.034 : 0.022),
        );
      }),
      ...(isFloral
        ? [flower(-0.2, 0.5, 0.03), flower(0.18, 0.3, 0.03), flower(0.24, 0.62, 0.03)]
        : Array.from({ length: 7 }, (_, index) =>
            flower(-0.24 + index * 0.08, 0.62 - Math.abs(index - 3) * -0.05, 0.02),
          )),
    );
  };

const stripedDress: Build = (paint) =>
  group(
    softClothes.dress.build(paint),
    ...Array.from({ length: 11 }, (_, index) => {
      const part = (index - 5) / 5;
      return tube(
        [
          [part * 0.4, 0.085, 0.26],
          [part * 0.58, 0.1, 1.0],
          [part * 0.92, 0.09, 2.06],
        ],
        0.02,
        cloth(shade(paint.colour, 0.55), 120),
      );
    }),
    ...Array.from({ length: 9 }, (_, index) => {
      const x = (index - 4) * 0.1;
      return tube(
        [
          [x, 0.09, -0.66],
          [x, 0.1, 0.06],
        ],
        0.016,
        cloth(shade(paint.colour, 0.55), 120),
      );
    }),
  );

/** A headscarf on a featureless head form. */
const hijab: Build = ({ colour }) => {
  const drape = tower(
    [
      { y: 0, wide: 1.0, deep: 0.66, round: 2.2 },
      { y: 0.2, wide: 0.98, deep: 0.64, round: 2.2 },
      { y: 0.5, wide: 0.74, deep: 0.56 },
      { y: 0.8, wide: 0.54, deep: 0.52 },
      { y: 1.05, wide: 0.54, deep: 0.56 },
      { y: 1.4, wide: 0.62, deep: 0.64 },
      { y: 1.75, wide: 0.54, deep: 0.6 },
      { y: 1.98, wide: 0.3, deep: 0.38 },
      { y: 2.05, wide: 0.02, deep: 0.03 },
    ],
    cloth(colour, 170),
    {
      outside: (point, u, v) => {
        const fold =
          0.026 * Math.sin(u * 44 + v * 9) * Math.max(0, 0.62 - v) +
          0.014 * Math.sin(v * 34 + Math.sin(u * 6.28) * 5);
        point.x *= 1 + fold;
        point.z *= 1 + fold;
      },
    },
  );
  const front = ball(0.42, cloth('#e6d9c6', 200));
  front.scale.set(0.9, 1.16, 0.62);
  const wrap = [0, 1, 2].map((index) =>
    tube(
      [
        [-0.5, 1.22 - index * 0.1, 0.34],
        [-0.22, 0.94 - index * 0.13, 0.56],
        [0.14, 0.86 - index * 0.13, 0.56],
        [0.5, 1.1 - index * 0.1, 0.34],
      ],
      0.028,
      cloth(colour, 170),
    ),
  );
  return turnedTo(
    -0.4,
    drape,
    put(front, [0, 1.4, 0.42]),
    ...wrap,
    put(ball(0.045, steel('#d9b566')), [0.34, 0.98, 0.55]),
  );
};

/** A checked cloth with tassels, folded into a triangle. */
const shemagh: Build = ({ colour }) => {
  const white = cloth('#f6f3ec', 120);
  const line = cloth(colour, 120);
  const half = 1.3;
  const shape = new THREE.Shape([
    new THREE.Vector2(-half, half * 0.7),
    new THREE.Vector2(half, half * 0.7),
    new THREE.Vector2(0, -half * 0.8),
  ]);
  const ground = new THREE.Mesh(
    new THREE.ExtrudeGeometry(shape, {
      depth: 0.05,
      bevelEnabled: true,
      bevelSize: 0.03,
      bevelThickness: 0.03,
      bevelSegments: 6,
    }),
    white,
  );
  const edgeAt = (z: number): number => (half * (z + half * 0.8)) / (half * 1.5);
  const stripes = Array.from({ length: 15 }, (_, index) => {
    const y = half * 0.66 - index * 0.13;
    const reach = Math.max(edgeAt(y) - 0.04, 0.02);
    return put(box([reach * 2, 0.012, index === 0 ? 0.11 : 0.05], 0.004, line), [0, 0.086, -y]);
  });
  const down = Array.from({ length: 19 }, (_, index) => {
    const x = (index - 9) * 0.13;
    const top = half * 0.66;
    const low = (Math.abs(x) * half * 1.5) / half - half * 0.8 + 0.06;
    return put(box([0.05, 0.012, Math.max(top - low, 0.02)], 0.004, line), [x, 0.09, -(top + low) / 2]);
  });
  const tassels = Array.from({ length: 22 }, (_, index) => {
    const part = (index % 11) / 10;
    const side = index < 11 ? -1 : 1;
    const [x, y] = [side * half * (1 - part), half * 0.7 - part * half * 1.5];
    return tube(
      [
        [x, 0.05, -y],
        [x + side * 0.06, 0.03, -y + 0.1],
        [x + side * 0.07, 0.02, -y + 0.2],
      ],
      0.022,
      cloth('#f6f3ec', 40),
    );
  });
  return put(
    group(put(ground, [0, 0, 0], [-Math.PI / 2, 0, 0]), ...stripes, ...down, ...tassels),
    [0, 0, 0],
    [0, -0.24, 0],
  );
};

/** A stack of folded shirts, one for each player; the collar of each is visible. */
const teamKit =
  (players: number): Build =>
  ({ colour }) =>
    put(
      group(
        ...Array.from({ length: players }, (_, level) =>
          put(
            group(
              put(
                box([1.5, 0.2, 1.7], 0.09, cloth(level % 2 === 0 ? colour : shade(colour, 0.92), 120)),
                [0, 0.1, 0],
              ),
              put(box([1.52, 0.05, 0.3], 0.02, cloth('#f6f4ef', 120)), [0, 0.11, 0.72]),
              ...(level === players - 1
                ? [
                    put(ring(0.3, 0.05, cloth('#f6f4ef', 160)), [0, 0.2, -0.5], [Math.PI / 2, 0, 0]),
                    button([0, 0.1], 0.21),
                  ]
                : []),
            ),
            [(((level * 5) % 3) - 1) * 0.02, level * 0.19, 0],
            [0, (((level * 7) % 5) - 2) * 0.014, 0],
          ),
        ),
      ),
      [0, 0, 0],
      [0, -0.46, 0],
    );

export const clothes = {
  'pyjamas-long': { build: pyjamas(false, 'plain'), view: 'above' },
  'pyjamas-short': { build: pyjamas(true, 'plain'), view: 'above' },
  'pyjamas-striped': { build: pyjamas(false, 'striped'), view: 'above' },
  'pyjamas-printed': { build: pyjamas(false, 'printed'), view: 'above' },
  'floral-dress': { build: decoratedDress(true), view: 'above' },
  'striped-dress': { build: stripedDress, view: 'above' },
  'embroidered-dress': { build: decoratedDress(false), view: 'above' },
  hijab: { build: hijab, side: 0.8 },
  shemagh: { build: shemagh, view: 'above' },
  'team-kit-five': { build: teamKit(5), view: 'laid', side: 0.8 },
  'team-kit-seven': { build: teamKit(7), view: 'laid', side: 0.8 },
  'team-kit-eleven': { build: teamKit(11), view: 'laid', side: 0.8 },
} satisfies Record<string, StudioForm>;
