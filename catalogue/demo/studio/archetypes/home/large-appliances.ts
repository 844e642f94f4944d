import type * as THREE from 'three';
import { brushed, glass, glow, lacquer, plastic, rubber, steel } from '../../rendering/materials.ts';
import { barHandle, darkWindow, dial, feet, leaf, slots } from '../../modelling/furniture-parts.ts';
import { ball, box, drum, group, put, ring, tube, turnedTo } from '../../modelling/shapes.ts';
import type { Build, StudioForm } from '../../studio-form.ts';

const dark = '#26272b';

const refrigerator: Build = ({ colour }) =>
  turnedTo(
    -0.45,
    put(box([1.3, 2.7, 1.1], 0.05, plastic('#55565a')), [0, 1.42, -0.06]),
    put(
      leaf([1.29, 1.56, 0.14], lacquer(colour), put(barHandle(1.0, true), [-0.5, 0.06, 0.07])),
      [0, 1.97, 0.54],
    ),
    put(
      leaf([1.29, 1.06, 0.14], lacquer(colour), put(barHandle(0.62, true), [-0.5, 0.1, 0.07])),
      [0, 0.64, 0.54],
    ),
    put(box([0.3, 0.44, 0.03], 0.012, lacquer('#17181b')), [0.3, 2.2, 0.61]),
    put(box([0.18, 0.2, 0.02], 0.008, plastic('#3a3b40')), [0.3, 2.13, 0.62]),
    put(box([0.12, 0.02, 0.01], 0.004, glow('#9fd4ff')), [0.3, 2.34, 0.626]),
    put(box([1.2, 0.07, 1.0], 0.02, plastic(dark)), [0, 0.07, -0.02]),
    feet(1.0, 0.8, 0.06, 0.05),
  );

const washingMachine: Build = ({ colour }) =>
  turnedTo(
    -0.4,
    put(box([1.5, 1.96, 1.36], 0.07, lacquer(colour)), [0, 1.02, 0]),
    put(box([1.46, 0.3, 0.05], 0.02, plastic('#e9e8e5')), [0, 1.8, 0.675]),
    put(box([0.42, 0.2, 0.04], 0.018, plastic(colour)), [-0.48, 1.8, 0.69]),
    put(dial(0.1, brushed()), [-0.06, 1.8, 0.7]),
    put(darkWindow(0.46, 0.17), [0.42, 1.8, 0.7]),
    put(box([0.2, 0.02, 0.01], 0.004, glow('#8fe0c0')), [0.42, 1.8, 0.725]),
    put(ring(0.52, 0.075, brushed('#b5b5b3')), [0, 0.94, 0.7]),
    put(ring(0.42, 0.05, plastic(dark)), [0, 0.94, 0.72]),
    put(drum(0.42, 0.02, 0.008, lacquer('#1c1f26')), [0, 0.94, 0.66], [Math.PI / 2, 0, 0]),
    put(ring(0.3, 0.03, steel('#5b6068')), [0, 0.94, 0.68]),
    put(drum(0.27, 0.03, 0.01, lacquer('#33383f')), [0, 0.94, 0.68], [Math.PI / 2, 0, 0]),
    ...[0, 1, 2].map((index) =>
      put(
        box([0.05, 0.2, 0.03], 0.012, steel('#6b7078')),
        [Math.sin(index * 2.094) * 0.18, 0.94 + Math.cos(index * 2.094) * 0.18, 0.71],
        [0, 0, -index * 2.094],
      ),
    ),
    put(
      (() => {
        const bowl = ball(0.4, glass('#dfe8f0', 0.2));
        bowl.scale.z = 0.32;
        return bowl;
      })(),
      [0, 0.94, 0.74],
    ),
    put(box([0.07, 0.26, 0.09], 0.03, plastic('#d5d4d0')), [0.53, 0.94, 0.76]),
    put(box([1.44, 0.1, 0.04], 0.015, plastic('#d9d8d4')), [0, 0.14, 0.675]),
    feet(1.2, 1.0, 0.08, 0.06),
  );

const airConditioner: Build = ({ colour }) =>
  turnedTo(
    -0.3,
    put(box([3.0, 0.86, 0.6], 0.16, lacquer(colour)), [0, 0.75, 0]),
    put(box([2.96, 0.5, 0.1], 0.045, lacquer(colour)), [0, 0.88, 0.27]),
    put(box([2.6, 0.05, 0.3], 0.02, plastic('#3a3b40')), [0, 0.36, 0.12]),
    put(box([2.64, 0.035, 0.34], 0.015, plastic(colour)), [0, 0.31, 0.26], [0.5, 0, 0]),
    put(box([2.64, 0.03, 0.2], 0.013, plastic(colour)), [0, 0.36, 0.12], [0.75, 0, 0]),
    put(box([2.7, 0.012, 0.02], 0.005, steel('#b9b9b7')), [0, 0.6, 0.302]),
    put(box([0.3, 0.1, 0.02], 0.008, glow('#cfeaff')), [1.15, 0.8, 0.318]),
    put(slots(5, { width: 2.4, step: 0.07, thick: 0.025 }), [0, 1.18, -0.02], [-Math.PI / 2, 0, 0]),
  );

const airCooler: Build = ({ colour }) =>
  turnedTo(
    -0.42,
    put(box([1.2, 2.0, 0.96], 0.12, plastic(colour)), [0, 1.16, 0]),
    put(box([1.0, 0.86, 0.06], 0.025, plastic(dark)), [0, 1.52, 0.46]),
    put(slots(9, { width: 0.9, step: 0.088, thick: 0.028 }, plastic('#8d8e92')), [0, 1.52, 0.5]),
    ...[-0.22, 0.22].map((x) => put(box([0.03, 0.82, 0.03], 0.012, plastic('#8d8e92')), [x, 1.52, 0.49])),
    put(box([0.92, 0.2, 0.04], 0.018, lacquer('#17181b')), [0, 2.04, 0.47], [-0.1, 0, 0]),
    ...[0, 1, 2, 3].map((index) => put(ball(0.025, glow('#a7dcff')), [-0.24 + index * 0.16, 2.05, 0.49])),
    put(box([0.3, 0.6, 0.03], 0.013, glass('#8fc3e0', 0.7)), [0.36, 0.62, 0.475]),
    put(box([0.9, 0.02, 0.02], 0.008, plastic('#b9b9b7')), [0, 1.02, 0.475]),
    ...[
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ].map(([x = 1, z = 1]) =>
      group(
        put(drum(0.11, 0.09, 0.03, rubber(dark)), [x * 0.46 + 0.045, 0.11, z * 0.34], [0, 0, Math.PI / 2]),
        put(box([0.12, 0.1, 0.14], 0.03, plastic('#55565a')), [x * 0.46, 0.18, z * 0.34]),
      ),
    ),
  );

const burner = (radius: number): THREE.Group =>
  group(
    put(drum(radius, 0.03, 0.012, plastic('#1b1c1f')), [0, 0, 0]),
    put(ring(radius * 0.8, 0.02, brushed('#77777a')), [0, 0.035, 0], [Math.PI / 2, 0, 0]),
    put(drum(radius * 0.4, 0.06, 0.02, lacquer('#2a2a2d')), [0, 0.02, 0]),
    ...[0, 1].map((turn) =>
      put(box([radius * 2.3, 0.03, 0.035], 0.013, rubber('#1b1c1f')), [0, 0.1, 0], [0, turn * 1.5708, 0]),
    ),
  );

export const cooker =
  (burners: number): Build =>
  ({ colour }) =>
    turnedTo(
      -0.4,
      put(box([1.9, 1.84, 1.4], 0.05, lacquer(colour)), [0, 0.98, 0]),
      put(box([1.9, 0.06, 1.42], 0.02, steel()), [0, 1.92, 0]),
      ...[
        [-0.46, -0.3, 0.26],
        [0.46, -0.3, 0.21],
        [-0.46, 0.34, 0.21],
        [0.46, 0.34, 0.26],
        [0, 0.02, 0.16],
      ]
        .slice(0, burners)
        .map(([x = 0, z = 0, radius = 0.2]) => put(burner(radius), [x, 1.95, z])),
      put(box([1.86, 0.28, 0.06], 0.025, brushed()), [0, 1.7, 0.7]),
      ...Array.from({ length: burners + 1 }, (_, index) =>
        put(dial(0.08, plastic(dark)), [-0.15 * burners + index * 0.3, 1.7, 0.735]),
      ),
      put(
        leaf([1.8, 1.06, 0.1], lacquer(colour), put(barHandle(1.5, false, steel()), [0, 0.44, 0.05])),
        [0, 0.96, 0.7],
      ),
      put(darkWindow(1.3, 0.58), [0, 0.9, 0.76]),
      put(
        leaf([1.8, 0.3, 0.08], lacquer(colour), put(barHandle(0.7, false, steel()), [0, 0.05, 0.04])),
        [0, 0.24, 0.7],
      ),
      put(box([1.88, 0.4, 0.06], 0.02, brushed()), [0, 2.14, -0.66]),
      feet(1.6, 1.1, 0.07, 0.08),
    );

const microwave: Build = ({ colour }) =>
  turnedTo(
    -0.36,
    put(box([2.1, 1.16, 1.3], 0.07, lacquer(colour)), [0, 0.66, 0]),
    put(box([1.5, 1.02, 0.1], 0.04, lacquer('#1b1c20')), [-0.25, 0.66, 0.64]),
    put(box([1.08, 0.62, 0.03], 0.013, lacquer('#34363c')), [-0.3, 0.66, 0.69]),
    put(box([1.0, 0.54, 0.02], 0.008, lacquer('#26272c')), [-0.3, 0.66, 0.7]),
    put(barHandle(0.82, true, steel()), [0.38, 0.66, 0.69]),
    put(box([0.44, 1.0, 0.08], 0.03, plastic('#1b1c20')), [0.78, 0.66, 0.64]),
    put(box([0.3, 0.13, 0.02], 0.008, glow('#9fe0d0')), [0.78, 1.0, 0.685]),
    ...Array.from({ length: 9 }, (_, index) =>
      put(box([0.085, 0.06, 0.02], 0.009, plastic('#8d8e92')), [
        0.67 + (index % 3) * 0.11,
        0.82 - Math.floor(index / 3) * 0.1,
        0.682,
      ]),
    ),
    put(dial(0.1, brushed()), [0.78, 0.38, 0.685]),
    feet(1.7, 0.9, 0.07, 0.08),
  );

const dishwasher: Build = ({ colour }) =>
  turnedTo(
    -0.42,
    put(box([1.5, 2.0, 1.4], 0.05, lacquer(colour)), [0, 1.06, -0.02]),
    put(
      leaf([1.48, 1.5, 0.1], lacquer(colour), put(barHandle(1.16, false, steel()), [0, 0.62, 0.05])),
      [0, 0.96, 0.7],
    ),
    put(box([1.48, 0.26, 0.1], 0.03, lacquer('#1b1c20')), [0, 1.88, 0.7]),
    put(box([0.26, 0.1, 0.02], 0.008, glow('#9fd4ff')), [0.44, 1.88, 0.752]),
    ...[0, 1, 2, 3, 4].map((index) =>
      put(
        drum(0.028, 0.02, 0.006, plastic('#b9b9b7')),
        [-0.55 + index * 0.13, 1.88, 0.74],
        [Math.PI / 2, 0, 0],
      ),
    ),
    put(box([1.4, 0.12, 0.05], 0.015, plastic(dark)), [0, 0.12, 0.62]),
    feet(1.2, 1.0, 0.06, 0.06),
  );

const waterDispenser: Build = ({ colour }) =>
  turnedTo(
    -0.45,
    put(box([1.0, 2.1, 0.96], 0.1, plastic(colour)), [0, 1.1, 0]),
    put(box([0.76, 0.66, 0.08], 0.035, plastic(dark)), [0, 1.42, 0.46]),
    ...[
      [-0.2, '#c4423a'],
      [0.2, '#3a72b5'],
    ].map(([x, fill]) =>
      group(
        put(box([0.14, 0.1, 0.16], 0.03, plastic(String(fill))), [Number(x), 1.62, 0.56]),
        put(drum(0.035, 0.1, 0.01, steel()), [Number(x), 1.5, 0.58]),
      ),
    ),
    put(box([0.7, 0.06, 0.3], 0.02, plastic('#55565a')), [0, 1.1, 0.54]),
    put(slots(5, { width: 0.6, step: 0.04, thick: 0.015 }), [0, 1.135, 0.55], [-Math.PI / 2, 0, 0]),
    put(box([0.8, 0.8, 0.04], 0.018, plastic(colour)), [0, 0.56, 0.475]),
    put(box([0.04, 0.3, 0.04], 0.016, steel()), [0.32, 0.62, 0.5]),
    put(drum(0.16, 0.2, 0.04, glass('#8fc3e0', 0.6)), [0, 2.12, 0]),
    put(drum(0.42, 0.94, 0.12, glass('#8fc3e0', 0.55)), [0, 2.26, 0]),
    ...[0.24, 0.5, 0.74].map((y) =>
      put(ring(0.425, 0.03, glass('#7fb6d6', 0.6)), [0, 2.26 + y, 0], [Math.PI / 2, 0, 0]),
    ),
    put(drum(0.4, 0.6, 0.1, glass('#6fa9cf', 0.5)), [0, 2.28, 0]),
    tube(
      [
        [-0.5, 0.1, -0.3],
        [-0.5, 0.05, -0.4],
        [-0.5, 0.04, -0.5],
      ],
      0.03,
      rubber(dark),
    ),
    feet(0.7, 0.66, 0.07, 0.06),
  );

export const largeAppliances = {
  refrigerator: { build: refrigerator, side: 0.85 },
  'washing-machine': { build: washingMachine, side: 0.8, detail: { x: -0.05, y: -0.05, zoom: 1.9 } },
  'air-conditioner': { build: airConditioner, side: 0.6 },
  'air-cooler': { build: airCooler, side: 0.85 },
  cooker: { build: cooker(5), side: 0.8, detail: { x: -0.1, y: 0.45, zoom: 2 } },
  microwave: { build: microwave, side: 0.7 },
  dishwasher: { build: dishwasher, side: 0.85 },
  'water-dispenser': { build: waterDispenser, side: 0.9 },
} satisfies Record<string, StudioForm>;
