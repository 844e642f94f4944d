import type * as THREE from 'three';
import { band } from '../../modelling/band.ts';
import { shade } from '../../modelling/garment-parts.ts';
import { cloth, lacquer, plastic, rubber, steel, wood } from '../../rendering/materials.ts';
import { ball, box, drum, group, put, slab, smoothOutline, tube } from '../../modelling/shapes.ts';
import type { Place } from '../../modelling/shapes.ts';
import type { Build, StudioForm } from '../../studio-form.ts';
import { tower } from '../../modelling/tower.ts';

const sides = [-1, 1] as const;

const crib: Build = ({ colour, accent }) => {
  const paint = lacquer(colour);
  const post = (x: number, z: number): THREE.Object3D =>
    group(put(box([0.1, 1.24, 0.1], 0.03, paint), [x, 0.64, z]), put(ball(0.07, paint), [x, 1.29, z]));
  const slats = (z: number, top: number): THREE.Object3D[] => [
    put(box([1.7, 0.08, 0.07], 0.025, paint), [0, top, z]),
    put(box([1.7, 0.09, 0.07], 0.025, paint), [0, 0.3, z]),
    ...Array.from({ length: 12 }, (_, index) =>
      put(box([0.045, top - 0.3, 0.03], 0.012, paint), [-0.77 + index * 0.14, (top + 0.3) / 2, z]),
    ),
  ];
  const end = (x: number): THREE.Object3D =>
    group(
      put(box([0.07, 0.1, 1.0], 0.025, paint), [x, 1.16, 0]),
      put(box([0.07, 0.09, 1.0], 0.025, paint), [x, 0.3, 0]),
      ...Array.from({ length: 7 }, (_, index) =>
        put(box([0.03, 0.86, 0.045], 0.012, paint), [x, 0.73, -0.42 + index * 0.14]),
      ),
    );
  const quilt = tower(
    [
      { y: 0, wide: 0.48, deep: 0.45, round: 7 },
      { y: 0.05, wide: 0.52, deep: 0.47, round: 7 },
      { y: 0.12, wide: 0.5, deep: 0.45, round: 6 },
    ],
    cloth(accent ?? '#b9cbd4', 50),
  );
  const pillow = tower(
    [
      { y: 0, wide: 0.1, deep: 0.26, round: 4 },
      { y: 0.04, wide: 0.18, deep: 0.34, round: 4 },
      { y: 0.12, wide: 0.16, deep: 0.3, round: 4 },
      { y: 0.15, wide: 0.04, deep: 0.1, round: 3 },
    ],
    cloth('#fbf9f4', 60),
  );
  return put(
    group(
      ...sides.flatMap((x) => [post(x * 0.88, -0.52), post(x * 0.88, 0.52), end(x * 0.88)]),
      ...slats(-0.52, 1.0),
      ...slats(0.52, 1.0),
      put(box([1.7, 0.16, 0.98], 0.06, cloth('#fbf9f4', 60)), [0, 0.46, 0]),
      put(quilt, [0.3, 0.53, 0]),
      put(pillow, [-0.58, 0.53, 0]),
    ),
    [0, 0, 0],
    [0, -0.5, 0],
  );
};

const highChair: Build = ({ colour, accent }) => {
  const shell = plastic(colour);
  const timber = wood(accent ?? '#c79a66');
  const leg = (x: number, z: number): THREE.Object3D =>
    tube(
      [
        [x * 1.5, 0.02, z * 1.5],
        [x, 1.06, z],
      ],
      0.05,
      timber,
    );
  const back = tower(
    [
      { y: 0, wide: 0.4, deep: 0.09, round: 4 },
      { y: 0.1, wide: 0.42, deep: 0.1, round: 4 },
      { y: 0.5, wide: 0.4, deep: 0.1, round: 3.4 },
      { y: 0.74, wide: 0.34, deep: 0.09, round: 3 },
      { y: 0.84, wide: 0.2, deep: 0.06, round: 2.6 },
    ],
    shell,
  );
  const pad = tower(
    [
      { y: 0, wide: 0.24, deep: 0.05, round: 4 },
      { y: 0.1, wide: 0.32, deep: 0.08, round: 3.6 },
      { y: 0.5, wide: 0.3, deep: 0.08, round: 3.2 },
      { y: 0.66, wide: 0.18, deep: 0.05, round: 2.6 },
    ],
    cloth('#f3efe6', 60),
  );
  const tray = slab(
    smoothOutline([
      [-0.62, -0.24],
      [-0.56, 0.24],
      [0, 0.34],
      [0.56, 0.24],
      [0.62, -0.24],
      [0.3, -0.16],
      [-0.3, -0.16],
    ]),
    0.07,
    0.03,
    plastic('#f6f4ef'),
  );
  const lip = tube(
    [
      [-0.62, 0, 0.22],
      [-0.57, 0, -0.24],
      [0, 0, -0.34],
      [0.57, 0, -0.24],
      [0.62, 0, 0.22],
    ].map(([x = 0, , z = 0]): Place => [x, 1.47, -z]),
    0.035,
    plastic('#f6f4ef'),
  );
  return put(
    group(
      leg(-0.34, 0.3),
      leg(0.34, 0.3),
      leg(-0.34, -0.3),
      leg(0.34, -0.3),
      put(box([0.86, 0.06, 0.1], 0.025, timber), [0, 0.46, 0.42]),
      put(box([0.66, 0.05, 0.24], 0.022, timber), [0, 0.62, 0.42]),
      put(
        tower(
          [
            { y: 0, wide: 0.36, deep: 0.34, round: 5 },
            { y: 0.05, wide: 0.42, deep: 0.4, round: 5 },
            { y: 0.16, wide: 0.42, deep: 0.4, round: 5 },
            { y: 0.2, wide: 0.36, deep: 0.34, round: 5 },
          ],
          shell,
        ),
        [0, 1.02, 0],
      ),
      put(back, [0, 1.18, -0.34], [-0.16, 0, 0]),
      put(pad, [0, 1.26, -0.24], [-0.16, 0, 0]),
      ...sides.map((side) =>
        tube(
          [
            [side * 0.4, 1.5, -0.36],
            [side * 0.44, 1.42, 0],
            [side * 0.42, 1.4, 0.3],
          ],
          0.055,
          shell,
        ),
      ),
      put(tray, [0, 1.4, 0.46], [-Math.PI / 2, 0, Math.PI]),
      lip.translateZ(0.46),
      put(
        tower(
          [
            { y: 0, wide: 0.12, deep: 0.08, round: 3 },
            { y: 0.3, wide: 0.1, deep: 0.06, round: 3 },
          ],
          shell,
        ),
        [0, 1.16, 0.32],
      ),
    ),
    [0, 0, 0],
    [0, -0.5, 0],
  );
};

const carSeat: Build = ({ colour, accent }) => {
  const fabric = cloth(colour, 60);
  const dark = plastic('#2b2b2e');
  const trim = cloth(accent ?? shade(colour, 0.6), 40);
  const back = tower(
    [
      { y: 0, wide: 0.5, deep: 0.12, round: 4 },
      { y: 0.4, wide: 0.54, deep: 0.14, round: 4 },
      { y: 0.9, wide: 0.5, deep: 0.14, round: 3.6 },
      { y: 1.3, wide: 0.46, deep: 0.13, round: 3.2 },
      { y: 1.44, wide: 0.34, deep: 0.1, round: 3 },
    ],
    dark,
  );
  const pillow = (
    y: number,
    wide: number,
    tall: number,
    deep: number,
    material: THREE.Material,
  ): THREE.Object3D =>
    put(
      tower(
        [
          { y: 0, wide: wide * 0.6, deep: deep * 0.4, round: 3 },
          { y: tall * 0.14, wide, deep, round: 3.6 },
          { y: tall * 0.86, wide, deep, round: 3.6 },
          { y: tall, wide: wide * 0.6, deep: deep * 0.4, round: 3 },
        ],
        material,
      ),
      [0, y, 0.14],
    );
  const wing = (side: number, y: number, tall: number, reach: number): THREE.Object3D =>
    put(
      tower(
        [
          { y: 0, wide: 0.05, deep: reach * 0.5, round: 3 },
          { y: tall * 0.2, wide: 0.1, deep: reach, round: 3 },
          { y: tall * 0.8, wide: 0.1, deep: reach, round: 3 },
          { y: tall, wide: 0.05, deep: reach * 0.5, round: 3 },
        ],
        fabric,
      ),
      [side * 0.48, y, 0.2],
      [0, side * 0.2, 0],
    );
  const strap = (side: number): THREE.Object3D =>
    band(
      [
        [side * 0.16, 1.06, 0.26],
        [side * 0.18, 0.7, 0.3],
        [side * 0.12, 0.4, 0.34],
        [side * 0.03, 0.24, 0.42],
      ],
      { width: 0.1, thickness: 0.03, wide: [1, 0, 0] },
      rubber('#2b2b2e'),
    );
  const rest = group(
    back,
    pillow(0.06, 0.4, 0.92, 0.12, fabric),
    pillow(0.98, 0.32, 0.42, 0.15, trim),
    ...sides.flatMap((side) => [wing(side, 0.2, 0.66, 0.24), wing(side, 0.9, 0.5, 0.24), strap(side)]),
    put(box([0.14, 0.16, 0.06], 0.025, plastic('#a82a2c')), [0, 0.22, 0.44]),
    put(box([0.36, 0.06, 0.04], 0.015, dark), [0, 0.66, 0.31]),
  );
  return put(
    group(
      put(
        tower(
          [
            { y: 0, wide: 0.5, deep: 0.56, round: 4 },
            { y: 0.06, wide: 0.54, deep: 0.62, round: 4 },
            { y: 0.3, wide: 0.52, deep: 0.6, round: 4 },
          ],
          dark,
        ),
        [0, 0, 0],
      ),
      put(
        tower(
          [
            { y: 0, wide: 0.46, deep: 0.5, round: 4 },
            { y: 0.08, wide: 0.52, deep: 0.58, round: 4 },
            { y: 0.2, wide: 0.48, deep: 0.54, round: 3.6 },
            { y: 0.26, wide: 0.3, deep: 0.36, round: 3 },
          ],
          fabric,
        ),
        [0, 0.28, 0.1],
      ),
      ...sides.map((side) =>
        put(
          tower(
            [
              { y: 0, wide: 0.08, deep: 0.4, round: 3 },
              { y: 0.14, wide: 0.11, deep: 0.46, round: 3 },
              { y: 0.26, wide: 0.06, deep: 0.36, round: 3 },
            ],
            fabric,
          ),
          [side * 0.52, 0.4, 0.08],
        ),
      ),
      put(rest, [0, 0.4, -0.36], [-0.24, 0, 0]),
      put(drum(0.05, 0.02, 0.008, steel()), [0.3, 0.2, 0.62], [Math.PI / 2, 0, 0]),
    ),
    [0, 0, 0],
    [0, -0.52, 0],
  );
};

export const nurseryFurniture = {
  crib: { build: crib, side: 0.9 },
  'high-chair': { build: highChair, side: 0.9 },
  'car-seat': { build: carSeat, side: 0.9 },
} satisfies Record<string, StudioForm>;
