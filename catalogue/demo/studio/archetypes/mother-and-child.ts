import type * as THREE from 'three';
import { band } from '../modelling/band.ts';
import { shade } from '../modelling/garment-parts.ts';
import { brushed, cloth, glass, paper, plastic, rubber } from '../rendering/materials.ts';
import { loopLoft } from '../modelling/loop-loft.ts';
import { flatLabel, screwCap } from '../modelling/packaging.ts';
import { ball, box, drum, group, put, ring, slab, smoothOutline, tube, turned } from '../modelling/shapes.ts';
import type { Place, Point } from '../modelling/shapes.ts';
import type { Build, StudioForm } from '../studio-form.ts';
import { surface } from '../rendering/surface.ts';
import { tower } from '../modelling/tower.ts';

const sides = [-1, 1] as const;

const wheel = (radius: number, at: Place): THREE.Group =>
  put(
    group(
      put(ring(radius - 0.05, 0.055, rubber('#2a2a2d')), [0, 0, 0]),
      put(ring(radius - 0.11, 0.022, brushed()), [0, 0, 0]),
      put(drum(0.06, 0.12, 0.02, plastic('#3a3a3e')), [0, 0, -0.06], [Math.PI / 2, 0, 0]),
      ...Array.from({ length: 6 }, (_, index) =>
        put(
          box([0.028, (radius - 0.1) * 2, 0.028], 0.01, brushed()),
          [0, 0, 0],
          [0, 0, (index * Math.PI) / 6],
        ),
      ),
    ),
    at,
  );

const stroller: Build = ({ colour, accent }) => {
  const fabric = cloth(colour, 80);
  const frame = brushed(accent ?? '#b9b8b6');
  const canopy = surface((u, v) => {
    const angle = 0.15 + v * 2.0;
    const rib = 1 - 0.05 * Math.abs(Math.sin(v * Math.PI * 3)) ** 0.5;
    const across = (u - 0.5) * 2;
    const reach = 0.66 * rib * (1 - 0.3 * Math.abs(across) ** 4);
    return [-0.2 - Math.cos(Math.PI - angle) * reach, 1.36 + Math.sin(angle) * reach * 0.92, across * 0.42];
  }, fabric);
  const flank = (side: number): THREE.Object3D =>
    surface((u, v) => {
      const angle = 0.15 + u * 2.0;
      return [
        -0.2 - Math.cos(Math.PI - angle) * 0.47 * v,
        1.36 + Math.sin(angle) * 0.43 * v,
        side * (0.36 + 0.06 * v),
      ];
    }, fabric);
  const seat = band(
    [
      [-0.62, 1.56, 0],
      [-0.5, 1.1, 0],
      [-0.34, 0.84, 0],
      [0.2, 0.8, 0],
      [0.38, 0.7, 0],
      [0.48, 0.42, 0],
    ],
    { width: 0.72, thickness: 0.12, wide: [0, 0, 1] },
    fabric,
  );
  const bars = sides.map((side) =>
    group(
      tube(
        [
          [0.72, 0.26, side * 0.36],
          [0.2, 0.8, side * 0.41],
          [-0.66, 1.5, side * 0.41],
          [-0.98, 1.76, side * 0.4],
        ],
        0.034,
        frame,
      ),
      tube(
        [
          [0.1, 0.86, side * 0.41],
          [-0.34, 0.42, side * 0.41],
          [-0.52, 0.26, side * 0.41],
        ],
        0.034,
        frame,
      ),
      wheel(0.28, [-0.54, 0.28, side * 0.46]),
      wheel(0.2, [0.72, 0.2, side * 0.4]),
    ),
  );
  const rail = tube(
    [
      [-0.98, 1.76, -0.4],
      [-1.06, 1.82, -0.3],
      [-1.08, 1.83, 0],
      [-1.06, 1.82, 0.3],
      [-0.98, 1.76, 0.4],
    ],
    0.045,
    rubber('#2a2a2d'),
  );
  const bumper = tube(
    [
      [0.06, 0.96, -0.4],
      [0.34, 1.06, -0.34],
      [0.4, 1.08, 0],
      [0.34, 1.06, 0.34],
      [0.06, 0.96, 0.4],
    ],
    0.04,
    rubber('#2a2a2d'),
  );
  const basket = tower(
    [
      { y: 0.34, wide: 0.4, deep: 0.3, round: 5 },
      { y: 0.36, wide: 0.44, deep: 0.33, round: 5 },
      { y: 0.56, wide: 0.5, deep: 0.37, round: 5 },
    ],
    cloth(shade(colour, 0.6), 40),
  );
  return put(
    group(canopy, ...sides.map(flank), seat, ...bars, rail, bumper, put(basket, [0.02, 0, 0])),
    [0, 0, 0],
    [0, -0.6, 0],
  );
};

const babyBottle: Build = ({ colour }) => {
  const marks = Array.from({ length: 6 }, (_, index) =>
    put(box([index % 2 === 0 ? 0.16 : 0.1, 0.014, 0.01], 0.004, plastic(colour)), [
      0.08,
      0.4 + index * 0.13,
      0.432,
    ]),
  );
  return put(
    group(
      turned(
        [
          [0, 0.05],
          [0.34, 0.05],
          [0.39, 0.1],
          [0.395, 0.5],
          [0.38, 0.9],
        ],
        plastic('#fbf6ea'),
      ),
      turned(
        [
          [0, 0.9],
          [0.38, 0.9],
        ],
        plastic('#fbf6ea'),
        true,
      ),
      turned(
        [
          [0, 0],
          [0.36, 0],
          [0.42, 0.04],
          [0.43, 0.14],
          [0.4, 0.55],
          [0.43, 0.95],
          [0.4, 1.14],
          [0.32, 1.22],
        ],
        glass('#eef4f6', 0.24),
      ),
      ...marks,
      put(screwCap(0.4, 0.3, plastic(colour)), [0, 1.18, 0]),
      put(ring(0.37, 0.03, plastic(colour)), [0, 1.48, 0], [Math.PI / 2, 0, 0]),
      turned(
        [
          [0.34, 1.47],
          [0.33, 1.54],
          [0.2, 1.64],
          [0.13, 1.74],
          [0.12, 1.84],
          [0.145, 1.92],
          [0.11, 2.0],
          [0, 2.03],
        ],
        Object.assign(rubber('#e6c9a0'), { roughness: 0.5 }),
      ),
    ),
    [0, 0, 0],
    [0, 0.14, 0],
  );
};

const nappies: Build = ({ colour, accent }) => {
  const film = plastic(colour);
  const pack = tower(
    [
      { y: 0, wide: 0.74, deep: 0.42, round: 6 },
      { y: 0.06, wide: 0.8, deep: 0.48, round: 7 },
      { y: 0.6, wide: 0.82, deep: 0.5, round: 6 },
      { y: 1.2, wide: 0.8, deep: 0.48, round: 7 },
      { y: 1.3, wide: 0.7, deep: 0.36, round: 6 },
    ],
    film,
    {
      outside: (point, u, v) => point.addScalar(0.006 * Math.sin(u * 34 + v * 7) * Math.sin(v * 19 + u * 11)),
    },
  );
  const folded = (lift: number): THREE.Object3D =>
    put(
      group(
        tower(
          [
            { y: 0, wide: 0.3, deep: 0.09, round: 3 },
            { y: 0.05, wide: 0.34, deep: 0.11, round: 3 },
            { y: 0.3, wide: 0.36, deep: 0.12, round: 3.4 },
            { y: 0.6, wide: 0.44, deep: 0.1, round: 3.4 },
            { y: 0.66, wide: 0.43, deep: 0.06, round: 3.4 },
          ],
          cloth('#fbf9f4', 200),
          {
            outside: (point, u, v) => {
              point.x += 0.012 * Math.sin(v * 60) * Math.abs(Math.sin(u * 6.28 + 1.57)) * (1 - v);
            },
          },
        ),
        ...sides.map((side) =>
          put(box([0.16, 0.1, 0.02], 0.008, plastic(accent ?? colour)), [side * 0.33, 0.55, 0.085]),
        ),
        put(box([0.5, 0.03, 0.02], 0.008, plastic(accent ?? colour)), [0, 0.46, 0.118]),
      ),
      [0.2, 0.0, 0.66 + lift],
      [-0.2, 0.3, 0],
    );
  return put(
    group(
      pack,
      flatLabel([1.0, 0.62], [0, 0.66, 0.506], '#fbf9f4'),
      put(
        slab(
          smoothOutline([
            [-0.2, -0.12],
            [-0.24, 0.06],
            [0, 0.2],
            [0.24, 0.06],
            [0.2, -0.12],
            [0, -0.2],
          ]),
          0.012,
          0.004,
          paper(accent ?? shade(colour, 0.8)),
        ),
        [-0.24, 0.68, 0.518],
      ),
      tube(
        [
          [-0.3, 1.28, 0],
          [-0.26, 1.42, 0],
          [0, 1.46, 0],
          [0.26, 1.42, 0],
          [0.3, 1.28, 0],
        ],
        0.035,
        film,
      ),
      folded(0),
    ),
    [0, 0, 0],
    [0, -0.42, 0],
  );
};

const pacifier: Build = ({ colour, accent }) => {
  const outline: Point[] = [
    [0, 0.42],
    [0.5, 0.62],
    [0.94, 0.34],
    [0.9, -0.24],
    [0.5, -0.46],
    [0, -0.36],
    [-0.5, -0.46],
    [-0.9, -0.24],
    [-0.94, 0.34],
    [-0.5, 0.62],
  ];
  const layer = (part: number, z: number): Place[] =>
    outline.map(([x, y]) => [x * part, 0.06 + (y - 0.06) * part, z - (x * part) ** 2 * 0.26]);
  const shield = loopLoft(
    [
      layer(0.02, -0.04),
      layer(0.5, -0.04),
      layer(0.92, -0.03),
      layer(1, 0.03),
      layer(0.92, 0.09),
      layer(0.5, 0.1),
      layer(0.02, 0.1),
    ],
    plastic(colour),
  ).mesh;
  const hole = (side: number): THREE.Object3D =>
    put(ball(0.1, plastic('#57534e')), [side * 0.58, 0.1, 0.012]);
  return put(
    group(
      shield,
      ...sides.map((side) => {
        const dot = hole(side);
        dot.scale.z = 0.1;
        dot.rotation.y = side * 0.3;
        return dot;
      }),
      put(
        drum(0.3, 0.16, 0.06, plastic(accent ?? shade(colour, 0.84))),
        [0, 0.06, 0.06],
        [Math.PI / 2, 0, 0],
      ),
      put(ring(0.44, 0.07, plastic(accent ?? shade(colour, 0.84))), [0, -0.34, 0.3], [0.5, 0, 0]),
      put(
        turned(
          [
            [0.26, 0],
            [0.24, 0.1],
            [0.17, 0.24],
            [0.17, 0.36],
            [0.26, 0.6],
            [0.2, 0.82],
            [0, 0.9],
          ],
          Object.assign(rubber('#e3bd8a'), { roughness: 0.45 }),
        ),
        [0, 0.06, -0.04],
        [-Math.PI / 2, 0, 0],
      ),
    ),
    [0, 0.8, 0],
    [-0.24, -0.66, 0.05],
  );
};

export const motherAndChild = {
  stroller: { build: stroller, side: 0.5, detail: { x: 0, y: 0.4, zoom: 2 } },
  'baby-bottle': { build: babyBottle },
  nappies: { build: nappies },
  pacifier: { build: pacifier, view: 'laid' },
} satisfies Record<string, StudioForm>;
