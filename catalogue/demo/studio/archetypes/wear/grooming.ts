import * as THREE from 'three';
import { brushed, lacquer, plastic, rubber, steel } from '../../rendering/materials.ts';
import {
  ball,
  box,
  drum,
  group,
  put,
  ring,
  slab,
  smoothOutline,
  tube,
  turned,
} from '../../modelling/shapes.ts';
import type { Place, Point } from '../../modelling/shapes.ts';
import type { Build, StudioForm } from '../../studio-form.ts';
import { tower } from '../../modelling/tower.ts';

const gold = '#d3ab62';

const hairDryer: Build = ({ colour, accent }) => {
  const shell = lacquer(colour);
  const dark = plastic('#2a2a2d');
  const barrel = turned(
    [
      [0, -0.62],
      [0.3, -0.62],
      [0.42, -0.58],
      [0.46, -0.4],
      [0.46, 0],
      [0.42, 0.4],
      [0.34, 0.6],
    ],
    shell,
  );
  const grille = Array.from({ length: 5 }, (_, index) =>
    put(ring(0.07 + index * 0.065, 0.013, dark), [0, -0.625, 0], [Math.PI / 2, 0, 0]),
  );
  const nozzle = put(
    group(
      tower(
        [
          { y: 0.58, wide: 0.33, deep: 0.33 },
          { y: 0.74, wide: 0.34, deep: 0.32 },
          { y: 0.96, wide: 0.42, deep: 0.13, round: 3 },
          { y: 1.06, wide: 0.43, deep: 0.1, round: 3.4 },
        ],
        dark,
      ),
    ),
    [0, 0, 0],
    [0, Math.PI / 2, 0],
  );
  return put(
    group(
      put(
        group(
          barrel,
          put(ring(0.345, 0.02, steel(accent ?? gold)), [0, 0.59, 0], [Math.PI / 2, 0, 0]),
          ...grille,
          nozzle,
        ),
        [0, 1.4, 0],
        [0, 0, -Math.PI / 2],
      ),
      put(
        tower(
          [
            { y: 0, wide: 0.17, deep: 0.15, round: 2.6 },
            { y: 0.05, wide: 0.2, deep: 0.17, round: 2.6 },
            { y: 0.5, wide: 0.19, deep: 0.17, round: 2.6 },
            { y: 1.1, wide: 0.24, deep: 0.2, round: 2.6 },
          ],
          shell,
        ),
        [-0.12, 0, 0],
        [0, 0, -0.16],
      ),
      put(box([0.09, 0.2, 0.05], 0.022, dark), [0.02, 0.78, 0.17], [0, 0, -0.16]),
      put(box([0.09, 0.1, 0.05], 0.022, steel()), [-0.02, 0.58, 0.17], [0, 0, -0.16]),
      tube(
        [
          [-0.13, 0.04, 0],
          [-0.16, -0.16, 0],
          [-0.5, -0.2, 0.1],
          [-0.9, -0.12, 0.1],
          [-0.96, 0.2, 0],
        ],
        0.045,
        rubber('#2a2a2d'),
      ),
    ),
    [0, 0, 0],
    [0, 0.42, 0],
  );
};

const shaver: Build = ({ colour }) => {
  const [grip, metal] = [rubber('#2a2a2d'), brushed()];
  const disc = (x: number, y: number): THREE.Object3D =>
    group(
      put(drum(0.17, 0.08, 0.03, plastic('#2a2a2d')), [x, y, 0], [Math.PI / 2, 0, 0]),
      put(ring(0.12, 0.035, steel()), [x, y, 0.085]),
      put(drum(0.06, 0.05, 0.02, steel(gold)), [x, y, 0.06], [Math.PI / 2, 0, 0]),
      ...Array.from({ length: 18 }, (_, index) =>
        put(
          box([0.008, 0.07, 0.014], 0.003, plastic('#55565a')),
          [x + Math.sin(index * 0.349) * 0.12, y + Math.cos(index * 0.349) * 0.12, 0.118],
          [0, 0, -index * 0.349],
        ),
      ),
    );
  return put(
    group(
      tower(
        [
          { y: 0, wide: 0.2, deep: 0.18 },
          { y: 0.08, wide: 0.26, deep: 0.23 },
          { y: 0.6, wide: 0.27, deep: 0.24, z: 0.03 },
          { y: 1.1, wide: 0.24, deep: 0.22 },
          { y: 1.34, wide: 0.2, deep: 0.18, z: -0.01 },
        ],
        lacquer(colour),
      ),
      put(
        tower(
          [
            { y: 0.16, wide: 0.06, deep: 0.05 },
            { y: 0.24, wide: 0.16, deep: 0.1 },
            { y: 0.6, wide: 0.17, deep: 0.11 },
            { y: 1.0, wide: 0.14, deep: 0.1 },
            { y: 1.08, wide: 0.06, deep: 0.05 },
          ],
          grip,
        ),
        [0, 0, 0.15],
      ),
      put(drum(0.075, 0.06, 0.02, metal), [0, 0.84, 0.22], [Math.PI / 2, 0, 0]),
      put(ring(0.21, 0.03, metal), [0, 1.34, 0], [Math.PI / 2, 0, 0]),
      put(
        group(
          put(
            tower(
              [
                { y: -0.3, wide: 0.2, deep: 0.2 },
                { y: -0.18, wide: 0.38, deep: 0.38 },
                { y: -0.06, wide: 0.43, deep: 0.43 },
              ],
              lacquer(colour),
            ),
            [0, 0.02, 0],
            [Math.PI / 2, 0, 0],
          ),
          put(drum(0.44, 0.1, 0.045, metal), [0, 0.02, -0.06], [Math.PI / 2, 0, 0]),
          put(group(disc(-0.19, -0.11), disc(0.19, -0.11), disc(0, 0.21)), [0, 0, 0]),
        ),
        [0, 1.66, 0.1],
        [-0.42, 0, 0],
      ),
    ),
    [0, 0, 0],
    [0, -0.42, 0],
  );
};

const hairBrush: Build = ({ colour, accent }) => {
  const right: Point[] = [
    [0, 2.2],
    [0.4, 2.12],
    [0.52, 1.78],
    [0.46, 1.36],
    [0.2, 1.06],
    [0.1, 0.86],
    [0.12, 0.4],
    [0.13, 0.12],
    [0, 0.02],
  ];
  const outline = smoothOutline([
    ...right,
    ...right
      .slice(1, -1)
      .toReversed()
      .map(([x, y]): Point => [-x, y]),
  ]);
  const pad = ball(0.4, rubber(accent ?? '#2f2f33'));
  pad.scale.set(0.98, 1.12, 0.3);
  const pins = Array.from({ length: 99 }, (_, index): Place => [
    ((index % 9) - 4) * 0.085,
    (Math.floor(index / 9) - 5) * 0.078,
    0,
  ]).filter(([x, y]) => (x / 0.35) ** 2 + (y / 0.4) ** 2 < 1);
  const pin = new THREE.CylinderGeometry(0.009, 0.009, 0.22, 8);
  const tip = new THREE.SphereGeometry(0.018, 10, 8);
  const metal = steel('#d8d6d2');
  return put(
    group(
      slab(outline, 0.13, 0.055, lacquer(colour)),
      put(pad, [0, 1.68, 0.1]),
      ...pins.flatMap(([x, y]) => [
        put(new THREE.Mesh(pin, metal), [x, 1.68 + y, 0.3], [Math.PI / 2, 0, 0]),
        put(new THREE.Mesh(tip, plastic('#26262a')), [x, 1.68 + y, 0.41]),
      ]),
    ),
    [0, 0, 0],
    [-0.14, -0.5, -0.26],
  );
};

const toothbrush: Build = ({ colour, accent }) => {
  const one = (tint: string): THREE.Group => {
    const handle = plastic(tint);
    const tuft = (index: number): THREE.Object3D =>
      put(box([0.05, 0.16, 0.045], 0.014, plastic(index % 6 < 2 ? tint : '#f6f4ef')), [
        1.0 + Math.floor(index / 3) * 0.062,
        0.19,
        (index % 3) * 0.056 - 0.056,
      ]);
    return group(
      put(
        tower(
          [
            { y: -1.3, wide: 0.06, deep: 0.05 },
            { y: -1.2, wide: 0.09, deep: 0.08 },
            { y: -0.5, wide: 0.085, deep: 0.075, x: 0.02 },
            { y: -0.1, wide: 0.1, deep: 0.09, x: 0.03 },
            { y: 0.3, wide: 0.055, deep: 0.06 },
            { y: 0.8, wide: 0.04, deep: 0.05 },
            { y: 0.98, wide: 0.05, deep: 0.09 },
            { y: 1.2, wide: 0.05, deep: 0.11 },
            { y: 1.4, wide: 0.04, deep: 0.07 },
          ],
          handle,
        ),
        [0, 0.07, 0],
        [0, 0, -Math.PI / 2],
      ),
      put(
        tower(
          [
            { y: -0.5, wide: 0.02, deep: 0.02 },
            { y: -0.4, wide: 0.06, deep: 0.05 },
            { y: 0, wide: 0.07, deep: 0.06 },
            { y: 0.12, wide: 0.02, deep: 0.03 },
          ],
          rubber('#f4f1ea'),
        ),
        [-0.1, 0.115, 0],
        [0, 0, -Math.PI / 2],
      ),
      ...Array.from({ length: 18 }, (_, index) => tuft(index)),
    );
  };
  const brushes = [
    put(one(colour), [0, 0, 0.2], [0, 0.5, 0]),
    put(one(accent ?? '#eceae6'), [0.1, 0, -0.46], [0, 0.72, 0]),
  ];
  brushes.forEach((brush) => brush.scale.set(1, 1.4, 1.5));
  return group(...brushes);
};

export const grooming = {
  'hair-dryer': { build: hairDryer, side: 0.9 },
  shaver: { build: shaver, side: 0.9 },
  'hair-brush': { build: hairBrush },
  toothbrush: { build: toothbrush, view: 'laid' },
} satisfies Record<string, StudioForm>;
