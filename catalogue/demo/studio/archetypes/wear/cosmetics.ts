import type * as THREE from 'three';
import { shade } from '../../modelling/garment-parts.ts';
import { ceramic, glass, lacquer, paper, plastic, steel } from '../../rendering/materials.ts';
import { flatLabel, roundLabel, screwCap } from '../../modelling/packaging.ts';
import { box, drum, group, put, ring, tube, turned } from '../../modelling/shapes.ts';
import type { Place } from '../../modelling/shapes.ts';
import type { Build, StudioForm } from '../../studio-form.ts';
import { surface } from '../../rendering/surface.ts';
import { tower } from '../../modelling/tower.ts';

const gold = '#d3ab62';
const disk = (
  radius: number,
  height: number,
  rim: number,
  material: THREE.Material,
  at: Place,
): THREE.Object3D => put(drum(radius, height, rim, material), at);

const perfume: Build = ({ colour, accent }) => {
  const metal = steel(accent ?? gold);
  const shell = (by: number, from: number, to: number, material: THREE.Material): THREE.Object3D =>
    tower(
      [
        { y: from, wide: 0.5 - by, deep: 0.24 - by, round: 7 },
        { y: from + 0.05, wide: 0.56 - by, deep: 0.29 - by, round: 8 },
        { y: (from + to) / 2, wide: 0.57 - by, deep: 0.3 - by, round: 8 },
        { y: to - 0.08, wide: 0.56 - by, deep: 0.29 - by, round: 8 },
        { y: to, wide: 0.46 - by, deep: 0.2 - by, round: 6 },
      ],
      material,
    );
  return put(
    group(
      shell(0.045, 0.08, 1.08, glass(colour, 0.9)),
      shell(0, 0, 1.22, glass('#ffffff', 0.2)),
      tube(
        [
          [0, 0.16, 0],
          [0.02, 0.6, 0],
          [0, 1.2, 0],
        ],
        0.014,
        glass('#ffffff', 0.5),
      ),
      disk(0.17, 0.1, 0.03, metal, [0, 1.2, 0]),
      disk(0.13, 0.08, 0.02, metal, [0, 1.29, 0]),
      put(box([0.42, 0.46, 0.42], 0.06, lacquer(shade(colour, 0.35))), [0, 1.58, 0]),
      put(box([0.43, 0.03, 0.43], 0.012, metal), [0, 1.42, 0]),
      flatLabel([0.44, 0.3], [0, 0.62, 0.3], '#f6f1e6'),
    ),
    [0, 0, 0],
    [0, -0.42, 0],
  );
};

const lipstick: Build = ({ colour, accent }) => {
  const casing = lacquer('#26262a');
  const metal = steel(accent ?? gold);
  const bullet = drum(0.2, 0.72, 0.05, Object.assign(plastic(colour), { roughness: 0.36 }));
  const positions = bullet.geometry.getAttribute('position');
  for (let index = 0; index < positions.count; index += 1) {
    const limit = 0.46 + positions.getX(index) * 1.15 + 0.12 - Math.abs(positions.getZ(index)) * 0.3;
    positions.setY(index, Math.min(positions.getY(index), Math.max(limit, 0.2)));
  }
  bullet.geometry.computeVertexNormals();
  return put(
    group(
      disk(0.3, 0.72, 0.03, casing, [0, 0, 0]),
      disk(0.305, 0.05, 0.02, metal, [0, 0.66, 0]),
      disk(0.25, 0.4, 0.03, metal, [0, 0.7, 0]),
      put(ring(0.25, 0.016, metal), [0, 1.06, 0], [Math.PI / 2, 0, 0]),
      put(bullet, [0, 1.02, 0], [0, -0.4, 0]),
      disk(0.3, 0.98, 0.04, casing, [0.78, 0, -0.22]),
      put(ring(0.302, 0.016, metal), [0.78, 0.05, -0.22], [Math.PI / 2, 0, 0]),
    ),
    [0, 0, 0],
    [0, -0.2, 0],
  );
};

const creamJar: Build = ({ colour, accent }) =>
  group(
    turned(
      [
        [0, 0],
        [0.62, 0],
        [0.72, 0.03],
        [0.76, 0.12],
        [0.76, 0.5],
        [0.72, 0.6],
        [0.64, 0.63],
      ],
      ceramic(colour),
    ),
    put(ring(0.69, 0.025, steel(accent ?? gold)), [0, 0.64, 0], [Math.PI / 2, 0, 0]),
    disk(0.75, 0.3, 0.07, lacquer(accent ?? shade(colour, 0.82)), [0, 0.65, 0]),
    roundLabel({ radius: 0.762, from: 0.18, to: 0.46, part: 0.24 }, paper('#fbf7ee')),
  );

const pumpBottle: Build = ({ colour, accent }) => {
  const head = plastic(accent ?? '#f4f1ea');
  return put(
    group(
      turned(
        [
          [0, 0],
          [0.4, 0],
          [0.47, 0.03],
          [0.49, 0.12],
          [0.49, 1.14],
          [0.45, 1.28],
          [0.28, 1.38],
          [0.2, 1.41],
          [0.2, 1.48],
        ],
        plastic(colour),
      ),
      put(screwCap(0.22, 0.2, head), [0, 1.44, 0]),
      disk(0.07, 0.26, 0.02, head, [0, 1.62, 0]),
      put(
        group(
          put(box([0.34, 0.12, 0.26], 0.05, head), [0, 1.9, 0]),
          tube(
            [
              [0.05, 1.91, 0],
              [0.3, 1.92, 0],
              [0.46, 1.9, 0],
              [0.5, 1.8, 0],
            ],
            0.052,
            head,
          ),
        ),
        [0, 0, 0],
        [0, -0.4, 0],
      ),
      roundLabel({ radius: 0.49, from: 0.3, to: 1.0, part: 0.34 }, paper('#fbf7ee')),
      roundLabel({ radius: 0.494, from: 0.42, to: 0.56, part: 0.26 }, paper(shade(colour, 0.7))),
    ),
    [0, 0, 0],
  );
};

const squeezeTube: Build = ({ colour, accent }) => {
  const skin = Object.assign(plastic(colour), { roughness: 0.4 });
  const crimp = Array.from({ length: 24 }, (_, index) =>
    put(box([0.014, 0.15, 0.05], 0.006, skin), [-0.44 + index * 0.0383, 1.98, 0]),
  );
  return put(
    group(
      put(screwCap(0.3, 0.34, plastic(accent ?? '#f4f1ea')), [0, 0, 0]),
      tower(
        [
          { y: 0.33, wide: 0.3, deep: 0.3 },
          { y: 0.38, wide: 0.38, deep: 0.38 },
          { y: 0.5, wide: 0.4, deep: 0.38 },
          { y: 1.0, wide: 0.42, deep: 0.29 },
          { y: 1.5, wide: 0.445, deep: 0.15 },
          { y: 1.9, wide: 0.46, deep: 0.02 },
        ],
        skin,
      ),
      put(box([0.93, 0.17, 0.035], 0.012, skin), [0, 1.98, 0]),
      ...crimp,
      put(
        surface((u, v) => {
          const [x, y] = [(u - 0.5) * 0.52, 0.72 + v * 0.72];
          const deep = 0.38 - (y - 0.5) * 0.18 - (y - 0.5) ** 2 * 0.05;
          return [x, y, deep * Math.sqrt(1 - (x / 0.42) ** 2) + 0.014];
        }, paper('#fbf7ee')),
        [0, 0, 0],
      ),
    ),
    [0, 0, 0],
    [0, -0.4, 0],
  );
};

const nailPolish: Build = ({ colour, accent }) =>
  put(
    group(
      tower(
        [
          { y: 0.06, wide: 0.34, deep: 0.26, round: 5 },
          { y: 0.1, wide: 0.38, deep: 0.3, round: 5 },
          { y: 0.5, wide: 0.39, deep: 0.31, round: 5 },
          { y: 0.66, wide: 0.3, deep: 0.24, round: 4 },
        ],
        lacquer(colour),
      ),
      tower(
        [
          { y: 0, wide: 0.38, deep: 0.3, round: 6 },
          { y: 0.05, wide: 0.44, deep: 0.36, round: 6 },
          { y: 0.54, wide: 0.45, deep: 0.36, round: 6 },
          { y: 0.7, wide: 0.34, deep: 0.27, round: 4 },
          { y: 0.78, wide: 0.17, deep: 0.16, round: 2 },
        ],
        glass('#ffffff', 0.13),
      ),
      disk(0.18, 0.07, 0.02, steel(gold), [0, 0.76, 0]),
      turned(
        [
          [0, 0.82],
          [0.2, 0.82],
          [0.215, 0.85],
          [0.2, 1.2],
          [0.17, 1.62],
          [0.155, 1.68],
          [0, 1.69],
        ],
        lacquer(accent ?? '#26262a'),
      ),
    ),
    [0, 0, 0],
    [0, -0.4, 0],
  );

const palette: Build = ({ colour, accent }) => {
  const shell = lacquer(colour);
  const shades =
    accent === undefined
      ? ['#e8c9b0', '#c98f7a', '#9c5a50', '#5d3330', '#f0dcc4', '#d8a36a', '#a8683c', '#6d4a5c']
      : [accent];
  const pan = (index: number): THREE.Object3D =>
    group(
      put(drum(0.17, 0.03, 0.012, steel('#d8d6d2')), [
        -0.57 + (index % 4) * 0.38,
        0.13,
        -0.2 + Math.floor(index / 4) * 0.4,
      ]),
      put(drum(0.152, 0.03, 0.02, paper(shades[index % shades.length] ?? '#c98f7a')), [
        -0.57 + (index % 4) * 0.38,
        0.138,
        -0.2 + Math.floor(index / 4) * 0.4,
      ]),
    );
  return put(
    group(
      put(box([1.66, 0.15, 0.98], 0.06, shell), [0, 0.075, 0]),
      put(box([1.54, 0.02, 0.86], 0.008, plastic('#2b2829')), [0, 0.146, 0]),
      ...Array.from({ length: 8 }, (_, index) => pan(index)),
      put(
        group(
          put(box([1.66, 0.98, 0.07], 0.032, shell), [0, 0.49, 0]),
          put(box([1.5, 0.82, 0.012], 0.004, steel('#dfe6ea')), [0, 0.49, 0.034]),
        ),
        [0, 0.13, -0.5],
        [-0.36, 0, 0],
      ),
      put(box([0.3, 0.05, 0.05], 0.02, steel(gold)), [0, 0.1, 0.5]),
    ),
    [0, 0, 0],
    [0, -0.36, 0],
  );
};

export const cosmetics = {
  perfume: { build: perfume, isProp: true },
  lipstick: { build: lipstick, detail: { x: -0.3, y: 0.35, zoom: 2.2 } },
  'cream-jar': { build: creamJar, isProp: true },
  'pump-bottle': { build: pumpBottle, isProp: true },
  tube: { build: squeezeTube },
  'nail-polish': { build: nailPolish },
  palette: { build: palette, view: 'laid' },
} satisfies Record<string, StudioForm>;
