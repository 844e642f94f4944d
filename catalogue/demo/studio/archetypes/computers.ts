import type * as THREE from 'three';
import { box, drum, group, put, ring, roundedRectangle, slab, tube, turnedTo } from '../modelling/shapes.ts';
import { brushed, glow, lacquer, paper, plastic, rubber, steel } from '../rendering/materials.ts';
import { darkWindow, feet, slots } from '../modelling/furniture-parts.ts';
import { screenPanel } from '../modelling/screens.ts';
import type { Build, StudioForm } from '../studio-form.ts';
import { tower } from '../modelling/tower.ts';

/** Rows of key caps on the ground plane, the space bar in the nearest row. */
const keys = (rows: number, columns: number, step: number, cap: THREE.Material): THREE.Group => {
  const caps = Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const isBar = columns > 8 && row === rows - 1 && column > 3 && column < columns - 4;
    return isBar
      ? undefined
      : put(box([step * 0.84, step * 0.34, step * 0.84], step * 0.14, cap), [
          (column - (columns - 1) / 2) * step,
          0,
          (row - (rows - 1) / 2) * step,
        ]);
  });
  if (columns <= 8) return group(...caps.filter((one) => one !== undefined));
  const bar = put(box([step * (columns - 8) - step * 0.16, step * 0.34, step * 0.84], step * 0.14, cap), [
    0,
    0,
    ((rows - 1) / 2) * step,
  ]);
  return group(bar, ...caps.filter((one) => one !== undefined));
};

const laptop: Build = ({ colour }) => {
  const shell = brushed(colour);
  const lid = group(
    put(slab(roundedRectangle(2.1, 1.4, 0.09), 0.05, 0.018, shell), [0, 0.7, -0.03]),
    put(
      screenPanel({ width: 2.06, height: 1.36, bezel: 0.05, depth: 0.01, radius: 0.08 }, 'river'),
      [0, 0.7, 0.04],
    ),
  );
  return turnedTo(
    -0.34,
    put(slab(roundedRectangle(2.1, 1.42, 0.09), 0.09, 0.03, shell), [0, 0.05, 0], [-Math.PI / 2, 0, 0]),
    put(keys(5, 14, 0.128, plastic('#25262a')), [0, 0.122, -0.22]),
    put(box([0.72, 0.012, 0.42], 0.005, brushed('#b9b8b5')), [0, 0.122, 0.42]),
    put(drum(0.04, 1.5, 0.01, plastic('#2a2a2d')), [0.75, 0.12, -0.7], [0, 0, Math.PI / 2]),
    put(lid, [0, 0.13, -0.7], [-0.32, 0, 0]),
  );
};

const tablet: Build = ({ colour }) =>
  turnedTo(
    -0.3,
    put(
      group(
        put(slab(roundedRectangle(1.5, 2.05, 0.13), 0.06, 0.024, brushed(colour)), [0, 0, -0.06]),
        put(
          screenPanel({ width: 1.46, height: 2.01, bezel: 0.08, depth: 0.01, radius: 0.12 }, 'dunes'),
          [0, 0, 0.03],
        ),
        put(box([0.012, 0.2, 0.03], 0.005, steel()), [0.755, 0.6, -0.03]),
      ),
      [0, 1.0, 0],
      [-0.2, 0, 0],
    ),
    put(
      tube(
        [
          [0.1, 0.03, 0.62],
          [0.5, 0.05, 0.72],
          [1.1, 0.03, 0.8],
        ],
        0.032,
        plastic('#f1efea'),
      ),
      [0, 0, 0],
    ),
  );

const monitor: Build = ({ colour }) =>
  turnedTo(
    -0.3,
    put(
      screenPanel({ width: 2.6, height: 1.52, bezel: 0.035, depth: 0.05, radius: 0.05 }, 'river'),
      [0, 1.42, 0.06],
    ),
    put(slab(roundedRectangle(2.6, 1.53, 0.05), 0.08, 0.03, plastic(colour)), [0, 1.42, -0.08]),
    put(box([2.6, 0.07, 0.1], 0.02, plastic(colour)), [0, 0.66, 0.02]),
    put(box([0.26, 1.1, 0.09], 0.04, brushed()), [0, 0.6, -0.16]),
    put(
      slab(roundedRectangle(1.0, 0.66, 0.14), 0.04, 0.016, brushed()),
      [0, 0.03, -0.04],
      [-Math.PI / 2, 0, 0],
    ),
    put(box([0.04, 0.012, 0.01], 0.004, glow('#bfe8ff')), [1.16, 0.66, 0.075]),
  );

const desktopTower: Build = ({ colour }) =>
  turnedTo(
    -0.6,
    put(box([0.86, 1.9, 1.8], 0.05, plastic(colour)), [0, 1.0, 0]),
    put(box([0.78, 1.8, 0.04], 0.018, plastic('#232428')), [0, 1.0, 0.9]),
    put(slots(13, { width: 0.62, step: 0.075, thick: 0.03 }, plastic('#0f1013')), [0, 0.68, 0.925]),
    put(box([0.66, 0.1, 0.02], 0.008, plastic('#37383d')), [0, 1.66, 0.92]),
    put(ring(0.05, 0.012, glow('#9fdcff')), [0.24, 1.46, 0.925]),
    ...[-0.2, -0.06].map((x) => put(box([0.09, 0.035, 0.02], 0.008, steel('#55565a')), [x, 1.46, 0.922])),
    put(box([0.02, 1.6, 1.5], 0.009, lacquer('#15161a')), [-0.425, 1.02, -0.02]),
    ...[0.62, 1.2].map((y) => put(ring(0.34, 0.025, glow('#7ad0d8')), [-0.438, y, 0.3], [0, Math.PI / 2, 0])),
    feet(0.66, 1.5, 0.07, 0.06),
  );

const keyboard: Build = ({ colour }) =>
  turnedTo(
    0.24,
    put(
      slab(roundedRectangle(2.7, 0.98, 0.07), 0.1, 0.035, plastic(colour)),
      [0, 0.06, 0],
      [-Math.PI / 2, 0, 0],
    ),
    put(
      slab(roundedRectangle(2.56, 0.84, 0.05), 0.01, 0.004, plastic('#2b2c30')),
      [0, 0.135, 0],
      [-Math.PI / 2, 0, 0],
    ),
    put(keys(5, 13, 0.156, plastic(colour)), [-0.24, 0.17, 0]),
    put(keys(5, 3, 0.156, plastic(colour)), [1.04, 0.17, 0]),
  );

const mouse: Build = ({ colour }) =>
  turnedTo(
    0.5,
    put(
      tower(
        [
          { y: 0, wide: 0.4, deep: 0.7, round: 2.5 },
          { y: 0.05, wide: 0.47, deep: 0.78, round: 2.5 },
          { y: 0.2, wide: 0.46, deep: 0.76, round: 2.4 },
          { y: 0.34, wide: 0.38, deep: 0.62, round: 2.3, z: -0.06 },
          { y: 0.43, wide: 0.22, deep: 0.36, round: 2.1, z: -0.12 },
          { y: 0.45, wide: 0.02, deep: 0.03, z: -0.14 },
        ],
        plastic(colour),
      ),
      [0, 0.03, 0],
    ),
    put(
      tube(
        [
          [0, 0.12, 0.79],
          [0, 0.25, 0.745],
          [0, 0.34, 0.62],
          [0, 0.42, 0.4],
          [0, 0.47, 0.12],
          [0, 0.48, -0.06],
        ],
        0.014,
        plastic('#4a4a4e'),
      ),
      [0, 0.01, 0],
    ),
    put(drum(0.13, 0.1, 0.03, rubber('#232326')), [-0.05, 0.38, 0.42], [0, 0, -Math.PI / 2]),
    put(
      tower(
        [
          { y: 0, wide: 0.42, deep: 0.72, round: 2.5 },
          { y: 0.05, wide: 0.43, deep: 0.73, round: 2.5 },
        ],
        rubber('#232326'),
      ),
      [0, 0, 0],
    ),
  );

const printer: Build = ({ colour }) =>
  turnedTo(
    -0.46,
    put(box([1.9, 0.72, 1.4], 0.1, plastic(colour)), [0, 0.42, 0]),
    put(box([1.86, 0.16, 1.36], 0.06, plastic('#2b2c30')), [0, 0.82, 0]),
    put(box([1.7, 0.05, 0.9], 0.02, plastic(colour)), [0, 0.91, -0.16]),
    put(box([1.36, 0.22, 0.1], 0.03, plastic('#17181b')), [0, 0.44, 0.68]),
    put(box([1.3, 0.03, 0.66], 0.012, plastic('#2b2c30')), [0, 0.3, 0.94], [0.06, 0, 0]),
    put(box([1.04, 0.012, 0.86], 0.004, paper('#fbfaf6')), [0, 0.335, 0.86], [0.06, 0, 0]),
    put(box([1.1, 0.9, 0.03], 0.012, plastic('#2b2c30')), [0, 1.2, -0.62], [-0.24, 0, 0]),
    put(box([1.02, 0.9, 0.014], 0.005, paper('#fbfaf6')), [0, 1.28, -0.59], [-0.24, 0, 0]),
    put(darkWindow(0.42, 0.2), [-0.6, 0.84, 0.69]),
    put(drum(0.05, 0.03, 0.01, glow('#a7e3c0')), [0.66, 0.82, 0.68], [Math.PI / 2, 0, 0]),
    feet(1.6, 1.1, 0.08, 0.06),
  );

export const computers = {
  laptop: { build: laptop, side: 0.75, detail: { x: 0.1, y: -0.45, zoom: 2 } },
  tablet: { build: tablet, side: 0.8 },
  monitor: { build: monitor, side: 0.75 },
  'desktop-tower': { build: desktopTower, side: 1.15 },
  keyboard: { build: keyboard, view: 'laid', detail: { x: 0.3, y: 0, zoom: 2.2 } },
  mouse: { build: mouse, side: -1.2, view: 'laid' },
  printer: { build: printer, side: 0.9 },
} satisfies Record<string, StudioForm>;
