import * as THREE from 'three';
import type { Build } from '../../studio-form.ts';
import { brushed, ceramic, cloth, glass, glow, lacquer, plastic, steel } from '../../rendering/materials.ts';
import { ball, drum, group, put, ring, tube, turned } from '../../modelling/shapes.ts';

export const tableLamp: Build = ({ colour }) => {
  const shade = new THREE.Mesh(
    new THREE.CylinderGeometry(0.46, 0.72, 0.74, 128, 1, true),
    Object.assign(cloth('#f4ead6', 160), { emissive: new THREE.Color('#ffdfa8'), emissiveIntensity: 0.32 }),
  );
  return group(
    turned(
      [
        [0, 0],
        [0.42, 0],
        [0.44, 0.03],
        [0.4, 0.07],
        [0.16, 0.1],
        [0.14, 0.14],
        [0.3, 0.3],
        [0.36, 0.5],
        [0.28, 0.74],
        [0.1, 0.88],
        [0.08, 0.94],
      ],
      ceramic(colour),
    ),
    put(drum(0.07, 0.26, 0.02, steel('#c9a45c')), [0, 0.92, 0]),
    put(shade, [0, 1.48, 0]),
    put(ring(0.46, 0.012, brushed('#d9c7a0')), [0, 1.85, 0], [Math.PI / 2, 0, 0]),
    put(ring(0.72, 0.012, brushed('#d9c7a0')), [0, 1.11, 0], [Math.PI / 2, 0, 0]),
  );
};

/** Three globes of milk glass under a brass rose. */
export const ceilingLamp: Build = () => {
  const brass = brushed('#c9a45c');
  const arm = (turn: number): THREE.Object3D =>
    put(
      group(
        tube(
          [
            [0, 1.06, 0],
            [0.22, 0.94, 0],
            [0.5, 0.96, 0],
            [0.66, 1.08, 0],
          ],
          0.035,
          brass,
        ),
        put(drum(0.13, 0.12, 0.03, brass), [0.66, 0.98, 0]),
        put(ball(0.31, glow('#fff3da')), [0.66, 0.72, 0]),
      ),
      [0, 0, 0],
      [0, turn, 0],
    );
  return group(
    put(drum(0.34, 0.1, 0.04, brass), [0, 2.2, 0]),
    tube(
      [
        [0, 2.22, 0],
        [0, 1.02, 0],
      ],
      0.035,
      brass,
    ),
    put(ball(0.12, brass), [0, 1.06, 0]),
    ...[0.5, 0.5 + (Math.PI * 2) / 3, 0.5 + (Math.PI * 4) / 3].map(arm),
  );
};

export const deskLamp: Build = ({ colour }) => {
  const paint = lacquer(colour);
  const joint = steel();
  const head = turned(
    [
      [0.36, -0.02],
      [0.38, -0.03],
      [0.375, 0.0],
      [0.22, 0.2],
      [0.13, 0.34],
      [0.06, 0.37],
      [0, 0.37],
    ],
    Object.assign(lacquer(colour), { side: THREE.DoubleSide }),
  );
  return group(
    put(drum(0.46, 0.08, 0.035, paint), [0, 0, 0]),
    tube(
      [
        [0, 0.06, 0],
        [0, 0.16, 0],
      ],
      0.05,
      joint,
    ),
    tube(
      [
        [0, 0.14, 0],
        [0.42, 0.94, 0],
      ],
      0.035,
      paint,
    ),
    put(ball(0.075, joint), [0.42, 0.95, 0]),
    tube(
      [
        [0.42, 0.95, 0],
        [-0.36, 1.6, 0],
      ],
      0.035,
      paint,
    ),
    put(ball(0.07, joint), [-0.36, 1.6, 0]),
    put(group(head, put(ball(0.2, glow('#fff1cf')), [0, 0.0, 0])), [-0.56, 1.42, 0], [0, 0, -0.72]),
  );
};

export const bulb: Build = () =>
  group(
    turned(
      [
        [0.0, 0],
        [0.08, 0],
        [0.14, 0.05],
      ],
      steel('#77777a'),
    ),
    ...[0, 1, 2, 3].map((turn) =>
      put(ring(0.24, 0.038, steel()), [0, 0.12 + turn * 0.09, 0], [Math.PI / 2 + 0.06, 0, 0]),
    ),
    put(drum(0.23, 0.42, 0.03, steel()), [0, 0.05, 0]),
    turned(
      [
        [0.24, 0.46],
        [0.28, 0.5],
        [0.34, 0.74],
        [0.42, 0.9],
      ],
      plastic('#eceae6'),
    ),
    turned(
      [
        [0.42, 0.9],
        [0.56, 1.12],
        [0.6, 1.36],
        [0.48, 1.66],
        [0.24, 1.82],
        [0, 1.86],
      ],
      glow('#fff6e2'),
    ),
  );

export const lantern: Build = ({ colour }) =>
  group(
    put(drum(0.5, 0.34, 0.06, plastic(colour)), [0, 0, 0]),
    put(drum(0.09, 0.04, 0.015, glow('#ffd9a0')).rotateX(Math.PI / 2), [0, 0.18, 0.5]),
    put(drum(0.3, 0.76, 0.03, glow('#fff3d6')), [0, 0.34, 0]),
    turned(
      [
        [0.4, 0.34],
        [0.45, 0.5],
        [0.45, 0.95],
        [0.4, 1.1],
      ],
      glass('#ffffff', 0.3),
    ),
    ...[0, 1, 2, 3].map((post) =>
      put(drum(0.035, 0.78, 0.01, plastic('#2a2a2d')), [
        Math.sin(post * 1.571 + 0.78) * 0.46,
        0.33,
        Math.cos(post * 1.571 + 0.78) * 0.46,
      ]),
    ),
    turned(
      [
        [0.5, 1.1],
        [0.51, 1.16],
        [0.44, 1.26],
        [0.2, 1.34],
        [0, 1.35],
      ],
      plastic(colour),
    ),
    turned(
      [
        [0, 1.1],
        [0.5, 1.1],
      ],
      plastic(colour),
      true,
    ),
    tube(
      [
        [-0.46, 1.18, 0],
        [-0.46, 1.46, 0],
        [-0.26, 1.68, 0],
        [0.26, 1.68, 0],
        [0.46, 1.46, 0],
        [0.46, 1.18, 0],
      ],
      0.035,
      brushed(),
    ),
  );
