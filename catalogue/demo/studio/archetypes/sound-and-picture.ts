import type * as THREE from 'three';
import { brushed, cloth, glow, lacquer, leather, plastic, rubber, steel } from '../rendering/materials.ts';
import { dial, feet, slots } from '../modelling/furniture-parts.ts';
import { screenPanel } from '../modelling/screens.ts';
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
  turnedTo,
} from '../modelling/shapes.ts';
import type { Build, StudioForm } from '../studio-form.ts';

const dark = '#202125';
const facing = (part: THREE.Object3D, at: [number, number, number]): THREE.Object3D =>
  put(part, at, [Math.PI / 2, 0, 0]);

const television: Build = () =>
  turnedTo(
    -0.26,
    put(
      screenPanel({ width: 3.4, height: 1.96, bezel: 0.035, depth: 0.05, radius: 0.03 }, 'dunes'),
      [0, 1.2, 0.05],
    ),
    put(slab(roundedRectangle(3.42, 1.99, 0.03), 0.06, 0.02, brushed('#3a3b3f')), [0, 1.2, -0.06]),
    put(box([1.9, 0.8, 0.14], 0.05, plastic(dark)), [0, 0.85, -0.1]),
    ...[-1, 1].map((side) =>
      group(
        tube(
          [
            [side * 1.1, 0.26, 0],
            [side * 1.18, 0.1, 0.06],
            [side * 1.28, 0.03, 0.42],
          ],
          0.032,
          brushed('#3a3b3f'),
        ),
        tube(
          [
            [side * 1.1, 0.26, 0],
            [side * 1.18, 0.1, -0.06],
            [side * 1.28, 0.03, -0.4],
          ],
          0.032,
          brushed('#3a3b3f'),
        ),
      ),
    ),
    put(box([0.1, 0.02, 0.02], 0.008, glow('#ff8d78')), [0, 0.2, 0.05]),
  );

const soundbar: Build = ({ colour }) =>
  group(
    turnedTo(
      -0.3,
      put(box([2.9, 0.3, 0.42], 0.13, plastic(colour)), [0, 0.2, 0.4]),
      put(box([2.6, 0.24, 0.4], 0.11, cloth('#2b2c30', 160)), [0, 0.2, 0.43]),
      ...[0, 1, 2, 3].map((index) =>
        put(drum(0.035, 0.02, 0.006, plastic('#55565a')), [-0.18 + index * 0.12, 0.345, 0.36]),
      ),
      put(box([0.04, 0.02, 0.02], 0.008, glow('#bfe8ff')), [0, 0.2, 0.635]),
      put(box([0.82, 1.15, 0.8], 0.08, plastic(colour)), [0.86, 0.6, -0.5]),
      put(box([0.7, 0.98, 0.05], 0.02, cloth('#2b2c30', 160)), [0.86, 0.62, -0.09]),
      feet(2.5, 0.3, 0.05, 0.06),
    ),
  );

const driver = (radius: number, ringColour: string): THREE.Group =>
  group(
    facing(drum(radius, 0.05, 0.02, plastic('#17181b')), [0, 0, 0]),
    put(ring(radius * 0.86, radius * 0.12, rubber('#26272b')), [0, 0, 0.05]),
    put(ring(radius * 0.99, radius * 0.035, brushed(ringColour)), [0, 0, 0.05]),
    put(ball(radius * 0.3, lacquer('#33343a')), [0, 0, -0.01]),
  );

const partySpeaker: Build = ({ colour }) =>
  turnedTo(
    -0.5,
    put(box([1.16, 2.3, 1.0], 0.14, plastic(colour)), [0, 1.2, 0]),
    put(box([1.0, 2.06, 0.1], 0.045, plastic('#26272b')), [0, 1.2, 0.48]),
    put(driver(0.42, '#e08a3c'), [0, 0.66, 0.53]),
    put(driver(0.42, '#e08a3c'), [0, 1.56, 0.53]),
    put(facing(drum(0.11, 0.05, 0.02, steel()), [0, 0, 0]), [0, 2.08, 0.52]),
    put(ring(0.47, 0.016, glow('#6fd0ff')), [0, 0.66, 0.55]),
    put(ring(0.47, 0.016, glow('#ff8fb0')), [0, 1.56, 0.55]),
    tube(
      [
        [-0.42, 2.3, 0],
        [-0.4, 2.52, 0],
        [-0.24, 2.58, 0],
        [0.24, 2.58, 0],
        [0.4, 2.52, 0],
        [0.42, 2.3, 0],
      ],
      0.06,
      rubber(dark),
    ),
    put(dial(0.08, plastic(dark)), [-0.2, 2.36, 0.2], [-Math.PI / 2, 0, 0]),
    put(dial(0.08, plastic(dark)), [0.2, 2.36, 0.2], [-Math.PI / 2, 0, 0]),
    ...[-0.46, 0.46].map((x) =>
      put(drum(0.17, 0.16, 0.05, rubber(dark)), [x + 0.08, 0.17, -0.46], [0, 0, Math.PI / 2]),
    ),
    feet(0.8, 0.7, 0.08, 0.08),
  );

const microphone: Build = ({ colour }) =>
  turnedTo(
    -0.35,
    put(
      group(
        put(drum(0.27, 0.62, 0.06, plastic(colour)), [0, 0.0, 0]),
        put(drum(0.275, 0.05, 0.015, steel('#c9a45c')), [0, 0.6, 0]),
        put(drum(0.29, 0.62, 0.26, Object.assign(brushed('#8d8d8f'), { bumpScale: 2 })), [0, 0.65, 0]),
        ...Array.from({ length: 9 }, (_, index) =>
          put(ring(0.288, 0.012, steel('#5d5d60')), [0, 0.74 + index * 0.036, 0], [Math.PI / 2, 0, 0]),
        ),
        ...Array.from({ length: 20 }, (_, index) =>
          put(drum(0.01, 0.36, 0.003, steel('#5d5d60')), [
            Math.sin((index / 20) * Math.PI * 2) * 0.288,
            0.7,
            Math.cos((index / 20) * Math.PI * 2) * 0.288,
          ]),
        ),
        put(ring(0.29, 0.02, steel('#5d5d60')), [0, 1.02, 0], [Math.PI / 2, 0, 0]),
        facing(drum(0.07, 0.05, 0.015, steel()), [0, 0.34, 0.25]),
        put(ball(0.022, glow('#9fe8b4')), [0, 0.5, 0.262]),
      ),
      [0, 0.72, 0],
    ),
    ...[-1, 1].map((side) =>
      group(
        tube(
          [
            [side * 0.05, 0.4, 0],
            [side * 0.36, 0.46, 0],
            [side * 0.42, 0.7, 0],
            [side * 0.42, 1.02, 0],
          ],
          0.04,
          brushed('#55565a'),
        ),
        put(
          drum(0.1, 0.1, 0.03, plastic(dark)),
          [side * 0.3 + (side > 0 ? 0.1 : 0), 1.02, 0],
          [0, 0, Math.PI / 2],
        ),
      ),
    ),
    put(drum(0.06, 0.36, 0.02, brushed('#55565a')), [0, 0.08, 0]),
    put(drum(0.52, 0.09, 0.04, plastic(dark)), [0, 0, 0]),
  );

const projector: Build = ({ colour }) =>
  turnedTo(
    -0.5,
    put(box([1.9, 0.62, 1.4], 0.14, plastic(colour)), [0, 0.4, 0]),
    facing(drum(0.34, 0.14, 0.05, plastic(dark)), [-0.42, 0.4, 0.62]),
    put(ring(0.3, 0.03, steel()), [-0.42, 0.4, 0.77]),
    facing(drum(0.25, 0.1, 0.09, lacquer('#1c2a4c')), [-0.42, 0.4, 0.7]),
    put(ball(0.12, lacquer('#5c7fb5')), [-0.42, 0.4, 0.72]),
    put(slots(5, { width: 0.72, step: 0.075, thick: 0.03 }), [0.46, 0.4, 0.7]),
    put(slots(6, { width: 0.8, step: 0.08, thick: 0.03 }), [0.94, 0.4, -0.1], [0, Math.PI / 2, 0]),
    put(box([0.34, 0.03, 0.26], 0.012, plastic(dark)), [-0.42, 0.715, 0.2]),
    ...[0, 1, 2, 3].map((index) =>
      put(drum(0.045, 0.03, 0.01, plastic('#55565a')), [0.2 + index * 0.16, 0.7, 0.1]),
    ),
    feet(1.5, 1.0, 0.08, 0.1),
  );

const camera: Build = ({ colour }) =>
  turnedTo(
    -0.42,
    put(box([1.7, 0.98, 0.5], 0.14, plastic(dark)), [0, 0.52, 0]),
    put(box([1.66, 0.56, 0.52], 0.1, leather(colour)), [0, 0.46, 0]),
    put(box([0.36, 0.98, 0.36], 0.15, leather(colour)), [-0.72, 0.5, 0.2]),
    put(box([0.62, 0.34, 0.46], 0.1, plastic(dark)), [0.06, 1.06, 0]),
    put(box([0.3, 0.06, 0.24], 0.02, steel('#77777a')), [0.06, 1.24, -0.04]),
    put(drum(0.15, 0.12, 0.03, brushed('#4a4a4e')), [0.6, 1.0, 0]),
    put(drum(0.1, 0.09, 0.03, steel()), [-0.7, 0.98, 0.18]),
    put(drum(0.12, 0.08, 0.03, brushed('#4a4a4e')), [-0.4, 1.0, -0.02]),
    put(
      group(
        facing(drum(0.46, 0.2, 0.03, plastic(dark)), [0, 0, 0.2]),
        facing(drum(0.44, 0.34, 0.05, rubber('#26272b')), [0, 0, 0.36]),
        ...Array.from({ length: 28 }, (_, index) =>
          put(
            box([0.05, 0.02, 0.2], 0.008, rubber('#1b1c1f')),
            [
              Math.cos((index / 28) * Math.PI * 2) * 0.445,
              Math.sin((index / 28) * Math.PI * 2) * 0.445,
              0.54,
            ],
            [0, 0, (index / 28) * Math.PI * 2 + Math.PI / 2],
          ),
        ),
        put(ring(0.4, 0.035, brushed('#3d3e42')), [0, 0, 0.72]),
        put(ring(0.35, 0.014, steel('#c9a45c')), [0, 0, 0.715]),
        facing(drum(0.33, 0.04, 0.02, lacquer('#0e1420')), [0, 0, 0.66]),
        put(ball(0.2, lacquer('#2c3f6b')), [0, 0, 0.58]),
        put(ball(0.06, lacquer('#7fa0d0')), [-0.05, 0.06, 0.75]),
      ),
      [0.1, 0.5, 0],
    ),
    ...[-0.86, 0.86].map((x) => put(ring(0.06, 0.015, steel()), [x, 0.86, 0], [0, Math.PI / 2, 0])),
  );

export const soundAndPicture = {
  television: { build: television, colour: dark, side: 0.6 },
  soundbar: { build: soundbar, side: 0.6 },
  'party-speaker': { build: partySpeaker, side: 0.95, detail: { x: -0.05, y: 0.25, zoom: 2 } },
  microphone: { build: microphone, side: 0.8 },
  projector: { build: projector, side: 1.0 },
  camera: { build: camera, side: 0.85, detail: { x: 0.1, y: 0, zoom: 2 } },
} satisfies Record<string, StudioForm>;
