import * as THREE from 'three';
import { band } from '../modelling/band.ts';
import { shade } from '../modelling/garment-parts.ts';
import {
  brushed,
  cloth,
  lacquer,
  leather,
  paper,
  plastic,
  rubber,
  steel,
  wood,
} from '../rendering/materials.ts';
import { flatLabel } from '../modelling/packaging.ts';
import {
  box,
  drum,
  group,
  put,
  ring,
  roundedRectangle,
  slab,
  smoothOutline,
  tube,
  turned,
} from '../modelling/shapes.ts';
import type { Place, Point } from '../modelling/shapes.ts';
import type { Build, StudioForm } from '../studio-form.ts';
import { tower } from '../modelling/tower.ts';

const black = '#26262a';

export const pen = (colour: string): THREE.Group => {
  const [body, metal] = [lacquer(colour), steel('#d6d3cd')];
  return group(
    turned(
      [
        [0, 0],
        [0.012, 0.01],
        [0.03, 0.12],
      ],
      metal,
    ),
    turned(
      [
        [0.03, 0.12],
        [0.06, 0.3],
        [0.075, 0.44],
      ],
      metal,
    ),
    put(drum(0.08, 0.84, 0.01, body), [0, 0.44, 0]),
    put(drum(0.084, 0.05, 0.015, metal), [0, 1.26, 0]),
    put(drum(0.08, 0.74, 0.03, body), [0, 1.3, 0]),
    put(drum(0.045, 0.14, 0.02, metal), [0, 2.02, 0]),
    put(box([0.05, 0.6, 0.03], 0.012, metal), [0, 1.68, 0.11]),
    put(box([0.05, 0.05, 0.1], 0.012, metal), [0, 1.96, 0.07]),
    ...Array.from({ length: 6 }, (_, index) =>
      put(
        ring(0.07 - index * 0.003, 0.008, rubber('#2f2f33')),
        [0, 0.44 - index * 0.03, 0],
        [Math.PI / 2, 0, 0],
      ),
    ),
  );
};

const penSet: Build = ({ colour, accent }) => {
  const lying = (tint: string, x: number, turn: number): THREE.Object3D =>
    put(group(put(pen(tint), [0, 0.09, 1.0], [-Math.PI / 2, 0, 0])), [x, 0, 0], [0, turn, 0]);
  return put(
    group(
      lying(colour, -0.42, 0.08),
      lying(accent ?? '#34507a', 0, -0.02),
      lying('#a82a2c', 0.4, -0.1),
      lying(black, 0.8, -0.18),
    ),
    [0, 0, 0],
    [0, -0.62, 0],
  );
};

const notebook: Build = ({ colour, accent }) => {
  const cover = leather(colour);
  const elastic = cloth(accent ?? black, 40);
  return put(
    group(
      put(box([1.3, 0.045, 1.8], 0.02, cover), [0, 0.025, 0]),
      put(box([1.3, 0.045, 1.8], 0.02, cover), [0, 0.265, 0]),
      put(box([0.05, 0.28, 1.8], 0.022, cover), [-0.64, 0.145, 0]),
      put(box([1.24, 0.21, 1.74], 0.012, paper('#f7f1e2')), [0, 0.145, 0]),
      ...Array.from({ length: 6 }, (_, index) =>
        put(box([1.244, 0.004, 1.744], 0.001, paper('#d8cfba')), [0, 0.065 + index * 0.031, 0]),
      ),
      put(box([0.06, 0.31, 1.81], 0.012, elastic), [0.5, 0.145, 0]),
      band(
        [
          [-0.1, 0.1, 0.87],
          [-0.1, 0.04, 0.98],
          [-0.12, 0.015, 1.14],
          [-0.06, 0.012, 1.3],
        ],
        { width: 0.07, thickness: 0.012, wide: [1, 0, 0] },
        cloth('#a82a2c', 60),
      ),
      put(group(put(pen(black), [0, 0.09, 1.0], [-Math.PI / 2, 0, 0])), [-0.04, 0.285, -0.02], [0, -0.3, 0]),
    ),
    [0, 0, 0],
    [0, -0.5, 0],
  );
};

const stapler: Build = ({ colour }) => {
  const [shell, metal, dark] = [lacquer(colour), brushed(), plastic(black)];
  const arm = tower(
    [
      { y: -0.86, wide: 0.06, deep: 0.1, round: 4 },
      { y: -0.78, wide: 0.14, deep: 0.15, round: 4 },
      { y: -0.2, wide: 0.17, deep: 0.16, round: 3.6, x: 0.02 },
      { y: 0.4, wide: 0.16, deep: 0.15, round: 3.6, x: 0.02 },
      { y: 0.8, wide: 0.11, deep: 0.14, round: 3.4 },
      { y: 0.92, wide: 0.05, deep: 0.1, round: 3 },
    ],
    shell,
  );
  return put(
    group(
      put(box([1.92, 0.1, 0.36], 0.045, shell), [0, 0.06, 0]),
      put(box([1.8, 0.03, 0.38], 0.012, rubber(black)), [0, 0.015, 0]),
      put(box([0.3, 0.03, 0.2], 0.012, steel()), [0.74, 0.12, 0]),
      put(
        group(
          put(box([1.66, 0.1, 0.22], 0.03, metal), [0.04, 0.32, 0]),
          put(arm, [0, 0.47, 0], [0, 0, -Math.PI / 2]),
          put(box([0.1, 0.16, 0.2], 0.03, metal), [0.86, 0.34, 0]),
        ),
        [0, 0.02, 0],
        [0, 0, 0.13],
      ),
      ...[-0.15, 0.15].map((z) => put(box([0.42, 0.36, 0.05], 0.02, dark), [-0.7, 0.24, z])),
      put(drum(0.06, 0.4, 0.02, steel()), [-0.7, 0.3, -0.2], [Math.PI / 2, 0, 0]),
    ),
    [0, 0, 0],
    [0, -0.56, 0],
  );
};

const folder: Build = ({ colour, accent }) => {
  const board = lacquer(colour);
  const binder = (tint: string): THREE.Group => {
    const cover = tint === colour ? board : lacquer(tint);
    return group(
      put(box([0.44, 1.9, 0.05], 0.02, cover), [0, 0.95, 0.75]),
      ...[-0.21, 0.21].map((x) => put(box([0.04, 1.9, 1.5], 0.018, cover), [x, 0.95, 0])),
      put(box([0.32, 1.76, 1.36], 0.01, paper('#f6f1e6')), [0, 0.92, 0.02]),
      ...Array.from({ length: 5 }, (_, index) =>
        put(box([0.004, 1.764, 1.364], 0.001, paper('#cfc7b6')), [-0.12 + index * 0.06, 0.92, 0.02]),
      ),
      put(ring(0.1, 0.028, steel()), [0, 0.3, 0.78]),
      put(drum(0.085, 0.02, 0.008, plastic('#1f1f22')), [0, 0.3, 0.768], [Math.PI / 2, 0, 0]),
      flatLabel([0.3, 0.7], [0, 1.2, 0.775], '#fbf7ee'),
      put(box([0.22, 0.03, 0.01], 0.004, paper('#a9a294')), [0, 1.36, 0.792]),
      put(box([0.22, 0.03, 0.01], 0.004, paper('#a9a294')), [0, 1.26, 0.792]),
      ...[-0.19, 0.19].map((x) => put(box([0.07, 0.05, 0.08], 0.02, steel()), [x, 0.02, 0.74])),
    );
  };
  return put(
    group(put(binder(colour), [-0.24, 0, 0.04]), put(binder(accent ?? shade(colour, 0.72)), [0.24, 0, 0])),
    [0, 0, 0],
    [0, -0.6, 0],
  );
};

const calculator: Build = ({ colour, accent }) => {
  const key = (index: number): THREE.Object3D => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    const tint = index === 0 ? (accent ?? '#d0653a') : column === 3 || row === 0 ? '#5a5f68' : '#f3f0e9';
    return put(box([0.24, 0.17, 0.09], 0.035, plastic(tint)), [
      -0.44 + column * 0.293,
      1.16 - row * 0.225,
      0.12,
    ]);
  };
  const body = group(
    put(box([1.34, 2.0, 0.2], 0.085, plastic(colour)), [0, 1.0, 0]),
    put(box([1.2, 0.52, 0.06], 0.028, plastic('#2d3034')), [0, 1.62, 0.09]),
    put(box([1.06, 0.34, 0.03], 0.012, paper('#b9c8b0')), [0, 1.58, 0.115]),
    ...[0, 1, 2, 3].map((cell) =>
      put(box([0.16, 0.09, 0.02], 0.006, lacquer('#3a2a2a')), [-0.0 + cell * 0.16, 1.82, 0.118]),
    ),
    ...Array.from({ length: 4 }, (_, digit) =>
      put(box([0.075, 0.17, 0.012], 0.004, paper('#333a33')), [0.1 + digit * 0.12, 1.57, 0.13]),
    ),
    ...Array.from({ length: 20 }, (_, index) => key(index)),
  );
  return put(group(put(body, [0, 0, 0], [0.16 - Math.PI / 2, 0, 0])), [0, 0, 0], [0, -0.44, 0]);
};

const scissors: Build = ({ colour }) => {
  const metal = steel('#dcdad6');
  const half = (side: 1 | -1): THREE.Group => {
    const blade: Point[] = [
      [-0.07, -0.1],
      [-0.1, 0.2],
      [-0.06, 0.7],
      [0.05, 1.42],
      [0.09, 1.3],
      [0.1, 0.6],
      [0.09, 0.1],
      [0.06, -0.1],
    ];
    const grip = tube(
      Array.from({ length: 18 }, (_, step): Place => {
        const angle = (step / 18) * Math.PI * 2;
        return [0.3 + Math.cos(angle) * (0.22 - 0.04 * Math.sin(angle)), 0, 0.86 + Math.sin(angle) * 0.34];
      }),
      0.075,
      plastic(colour),
      true,
    );
    const piece = group(
      put(slab(smoothOutline(blade), 0.035, 0.014, metal), [0, side * 0.02, 0], [-Math.PI / 2, 0, 0]),
      tube(
        [
          [0, 0, -0.02],
          [0.06, 0, 0.24],
          [0.16, 0, 0.52],
          [0.26, 0, 0.58],
        ],
        0.07,
        plastic(colour),
      ),
      grip,
    );
    piece.rotation.y = 0.2;
    const mirroredHalf = group(piece);
    mirroredHalf.scale.x = side;
    return mirroredHalf;
  };
  return put(
    group(
      put(half(1), [0, 0.03, 0]),
      put(half(-1), [0, 0.0, 0]),
      put(drum(0.07, 0.08, 0.02, steel('#b9b7b3')), [0, 0.02, -0.06]),
      put(box([0.09, 0.012, 0.018], 0.004, plastic('#6f6d6a')), [0, 0.1, -0.06], [0, 0.6, 0]),
    ),
    [0, 0, 0],
    [0, -0.5, 0],
  );
};

const deskOrganiser: Build = ({ colour, accent }) => {
  const shell = plastic(colour);
  const bin = (size: Place, at: Place): THREE.Object3D => {
    const [w, h, d] = size;
    return put(
      group(
        put(box([w, 0.05, d], 0.02, shell), [0, 0.03, 0]),
        ...[-1, 1].flatMap((side) => [
          put(box([0.045, h, d], 0.02, shell), [side * (w / 2 - 0.022), h / 2, 0]),
          put(box([w, h, 0.045], 0.02, shell), [0, h / 2, side * (d / 2 - 0.022)]),
        ]),
      ),
      at,
    );
  };
  const pencil = (tint: string, at: Place, turn: Place): THREE.Object3D => {
    const hex = new THREE.Mesh(new THREE.CylinderGeometry(0.05, 0.05, 1.2, 6), lacquer(tint));
    return put(
      group(
        put(hex, [0, 0.6, 0]),
        put(new THREE.Mesh(new THREE.ConeGeometry(0.05, 0.14, 24), wood('#e3bd8a')), [0, 1.27, 0]),
        put(new THREE.Mesh(new THREE.ConeGeometry(0.02, 0.056, 24), paper('#2a2a2d')), [0, 1.315, 0]),
      ),
      at,
      turn,
    );
  };
  const ruler = put(box([0.16, 1.3, 0.02], 0.006, wood('#dcb277')), [-0.44, 0.72, -0.3], [0.02, 0.3, 0.1]);
  const notes = Array.from({ length: 6 }, (_, index) =>
    put(
      box([0.5, 0.035, 0.5], 0.004, paper(['#f0d56a', '#f3dd83'][index % 2] ?? '#f0d56a')),
      [0.42, 0.08 + index * 0.036, 0.3],
      [0, index * 0.02, 0],
    ),
  );
  return put(
    group(
      bin([0.72, 0.9, 0.66], [-0.42, 0, -0.24]),
      bin([0.76, 0.62, 0.66], [0.36, 0, -0.24]),
      bin([0.78, 0.3, 0.6], [0.37, 0, 0.36]),
      bin([0.7, 0.36, 0.6], [-0.41, 0, 0.36]),
      pencil('#d8a63a', [-0.5, 0.06, -0.16], [0.06, 0, 0.1]),
      pencil('#a82a2c', [-0.3, 0.06, -0.2], [-0.04, 0, -0.08]),
      pencil(accent ?? '#34507a', [-0.36, 0.06, -0.36], [-0.1, 0, 0.02]),
      ruler,
      ...notes,
      put(pen(black), [0.3, 0.1, -0.14], [Math.PI, 0, 0.1]).translateY(-1.7),
      put(pen('#3c5f45'), [0.48, 0.1, -0.28], [Math.PI - 0.06, 0, -0.08]).translateY(-1.62),
      ...Array.from({ length: 7 }, (_, index) =>
        put(
          ring(0.06, 0.012, steel()),
          [-0.6 + (index % 4) * 0.13, 0.1 + index * 0.02, 0.3 + (index % 3) * 0.09],
          [1.3 + index * 0.2, index, 0],
        ),
      ),
      put(
        slab(roundedRectangle(0.3, 0.12, 0.03), 0.01, 0.004, paper(shade(colour, 0.86))),
        [-0.41, 0.2, 0.664],
      ),
    ),
    [0, 0, 0],
    [0, -0.46, 0],
  );
};

export const stationery = {
  'pen-set': { build: penSet, view: 'laid' },
  notebook: { build: notebook, view: 'laid', detail: { x: 0.1, y: -0.1, zoom: 2 }, side: 0.7 },
  stapler: { build: stapler, view: 'laid', side: -1.0 },
  folder: { build: folder },
  calculator: { build: calculator, view: 'laid', side: 0.75 },
  scissors: { build: scissors, view: 'above', side: 0.8 },
  'desk-organiser': { build: deskOrganiser, view: 'laid' },
} satisfies Record<string, StudioForm>;
