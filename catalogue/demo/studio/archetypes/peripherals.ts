import * as THREE from 'three';
import { brushed, glow, lacquer, plastic, rubber, steel } from '../rendering/materials.ts';
import { slots } from '../modelling/furniture-parts.ts';
import {
  ball,
  box,
  drum,
  group,
  put,
  ring,
  roundedRectangle,
  slab,
  smoothOutline,
  tube,
  turnedTo,
} from '../modelling/shapes.ts';
import type { Place, Point } from '../modelling/shapes.ts';
import type { Build, StudioForm } from '../studio-form.ts';

const dark = '#232428';

const phoneCase: Build = ({ colour }) => {
  const soft = rubber(colour);
  const shape = roundedRectangle(1.06, 2.1, 0.2);
  shape.holes.push(roundedRectangle(0.36, 0.62, 0.12));
  const back = roundedRectangle(1.06, 2.1, 0.2);
  const hole = new THREE.Path(
    roundedRectangle(0.34, 0.62, 0.11)
      .getPoints(16)
      .map((point) => new THREE.Vector2(point.x - 0.26, point.y + 0.64)),
  );
  back.holes.push(hole);
  const outline: Place[] = roundedRectangle(1.07, 2.11, 0.2)
    .getPoints(16)
    .map((point) => [point.x, point.y, 0]);
  const rim = new THREE.Mesh(
    new THREE.TubeGeometry(
      new THREE.CatmullRomCurve3(
        outline.map((point) => new THREE.Vector3(...point)),
        true,
        'catmullrom',
        0.1,
      ),
      300,
      0.055,
      16,
      true,
    ),
    soft,
  );
  rim.scale.z = 1.9;
  const one = group(
    put(slab(back, 0.05, 0.012, soft), [0, 0, 0.04]),
    rim,
    put(box([0.03, 0.24, 0.07], 0.012, soft), [0.58, 0.5, 0]),
  );
  const standing = put(one, [0.2, 1.12, 0.1], [-0.12, 0.35, 0]);
  const inside = group(
    put(slab(roundedRectangle(1.06, 2.1, 0.2), 0.03, 0.01, soft), [0, 0, -0.05]),
    rim.clone(),
    put(slab(roundedRectangle(0.96, 2.0, 0.16), 0.01, 0.004, plastic('#3a3a3e')), [0, 0, -0.01]),
  );
  return group(standing, put(inside, [-0.5, 1.12, -0.4], [-0.12, 0.35, 0]));
};

const cable: Build = ({ colour }) => {
  const cord = rubber(colour);
  const coil: Place[] = Array.from({ length: 60 }, (_, step) => {
    const angle = (step / 59) * Math.PI * 6 + 0.6;
    const radius = 0.72 + 0.05 * Math.sin(step * 0.9);
    return [
      Math.cos(angle) * radius,
      0.06 + (step / 59) * 0.16 + 0.02 * Math.sin(step),
      Math.sin(angle) * radius,
    ];
  });
  const last = coil.at(-1) ?? [0, 0, 0];
  const first = coil[0] ?? [0, 0, 0];
  const plug = (material: THREE.Material): THREE.Group =>
    group(
      put(box([0.34, 0.13, 0.2], 0.05, material), [0, 0, 0]),
      put(box([0.2, 0.07, 0.14], 0.03, steel()), [0.25, 0, 0]),
      put(drum(0.06, 0.16, 0.02, material), [-0.16, 0, 0], [0, 0, Math.PI / 2]),
    );
  const path = new THREE.CatmullRomCurve3(
    [
      [1.15, 0.07, 0.98],
      ...[first].map(([x, y, z]): Place => [x + 0.2, y, z + 0.1]),
      ...coil,
      [last[0] + 0.2, 0.2, last[2] - 0.1],
      [last[0] + 0.34, 0.07, 0.9],
    ].map((point) => new THREE.Vector3(...(point as Place))),
    false,
    'centripetal',
  );
  return group(
    new THREE.Mesh(new THREE.TubeGeometry(path, 700, 0.05, 16), cord),
    put(plug(plastic(colour)), [1.32, 0.09, 1.06], [0, -0.3, 0]),
    put(plug(plastic(colour)), [last[0] + 0.42, 0.09, 1.1], [0, -1.2, 0]),
    put(box([0.16, 0.34, 0.3], 0.05, rubber(dark)), [-0.74, 0.14, 0.02]),
  );
};

const router: Build = ({ colour }) =>
  turnedTo(
    -0.4,
    put(
      slab(roundedRectangle(2.0, 1.1, 0.16), 0.22, 0.08, plastic(colour)),
      [0, 0.1, 0],
      [-Math.PI / 2, 0, 0],
    ),
    ...[-0.84, -0.3, 0.3, 0.84].map((x, index) =>
      put(
        group(
          put(box([0.14, 1.15, 0.07], 0.034, plastic(colour)), [0, 0.62, 0]),
          put(drum(0.06, 0.16, 0.02, plastic(dark)), [-0.08, 0.08, 0], [0, 0, -Math.PI / 2]),
        ),
        [x, 0.2, -0.56],
        [-0.06, 0, (index - 1.5) * -0.07],
      ),
    ),
    ...Array.from({ length: 6 }, (_, index) =>
      put(box([0.05, 0.02, 0.02], 0.008, glow(index < 4 ? '#8be0b0' : '#9fd4ff')), [
        -0.4 + index * 0.16,
        0.17,
        0.635,
      ]),
    ),
    put(slots(5, { width: 0.7, step: 0.09, thick: 0.03 }), [0, 0.325, 0], [-Math.PI / 2, 0, 0]),
  );

const memoryCard: Build = ({ colour }) => {
  const outline: Point[] = [
    [-0.5, -0.62],
    [0.5, -0.62],
    [0.5, 0.62],
    [-0.2, 0.62],
    [-0.5, 0.36],
  ];
  const body = new THREE.Shape(outline.map(([x, y]) => new THREE.Vector2(x, y)));
  const front = group(
    slab(body, 0.1, 0.025, plastic(colour)),
    put(slab(roundedRectangle(0.78, 0.56, 0.04), 0.01, 0.003, plastic('#f4f1e9')), [0, -0.18, 0.076]),
    put(slab(roundedRectangle(0.78, 0.16, 0.02), 0.012, 0.003, lacquer('#c8863a')), [0, -0.36, 0.079]),
    put(box([0.05, 0.16, 0.09], 0.015, plastic('#e7e5e0')), [-0.5, 0.06, 0.03]),
  );
  const back = group(
    slab(body.clone(), 0.1, 0.025, plastic(colour)),
    ...Array.from({ length: 7 }, (_, index) =>
      put(box([0.08, 0.28, 0.01], 0.004, steel('#d3a64c')), [-0.24 + index * 0.11, 0.42, 0.08]),
    ),
  );
  return group(
    put(front, [-0.3, 0.68, 0.2], [-0.12, 0.3, 0.03]),
    put(back, [0.46, 0.68, -0.3], [-0.12, 0.3, -0.1]),
  );
};

const externalDrive: Build = ({ colour }) =>
  turnedTo(
    -0.5,
    put(
      slab(roundedRectangle(1.2, 1.7, 0.14), 0.2, 0.06, brushed(colour)),
      [0, 0.08, 0],
      [-Math.PI / 2, 0, 0],
    ),
    put(
      slab(roundedRectangle(0.9, 0.5, 0.06), 0.01, 0.004, lacquer(dark)),
      [0, 0.275, 0.46],
      [-Math.PI / 2, 0, 0],
    ),
    put(box([0.2, 0.05, 0.03], 0.012, plastic('#111114')), [0, 0.15, 0.9]),
    put(ball(0.02, glow('#bfe8ff')), [0.34, 0.16, 0.91]),
    tube(
      [
        [0, 0.15, 0.92],
        [0.1, 0.12, 1.2],
        [0.6, 0.04, 1.4],
        [1.1, 0.04, 1.1],
        [1.2, 0.04, 0.4],
        [0.98, 0.04, -0.3],
      ],
      0.035,
      rubber(dark),
    ),
    put(box([0.2, 0.09, 0.32], 0.03, plastic(dark)), [0.95, 0.05, -0.42], [0, 0.3, 0]),
  );

const webcam: Build = ({ colour }) =>
  turnedTo(
    -0.4,
    put(box([1.5, 0.46, 0.42], 0.2, plastic(colour)), [0, 0.96, 0]),
    put(drum(0.2, 0.08, 0.03, lacquer(dark)), [0, 0.96, 0.17], [Math.PI / 2, 0, 0]),
    put(ring(0.19, 0.014, steel()), [0, 0.96, 0.252]),
    put(drum(0.12, 0.04, 0.03, lacquer('#10131c')), [0, 0.96, 0.23], [Math.PI / 2, 0, 0]),
    put(ball(0.05, lacquer('#2f4a74')), [0, 0.96, 0.24]),
    put(ball(0.02, glow('#9fe8b4')), [0.42, 0.96, 0.205]),
    put(slots(3, { width: 0.2, step: 0.06, thick: 0.02 }), [-0.48, 0.96, 0.205]),
    put(drum(0.09, 0.3, 0.03, plastic(dark)), [0, 0.5, 0]),
    put(box([0.6, 0.09, 0.6], 0.04, rubber(dark)), [0, 0.48, 0]),
    put(box([0.56, 0.5, 0.07], 0.03, plastic(dark)), [0, 0.25, -0.26], [-0.2, 0, 0]),
    put(box([0.56, 0.07, 0.5], 0.03, rubber(dark)), [0, 0.04, -0.12]),
  );

const padOutline: Point[] = [
  [-0.5, 0.42],
  [0, 0.4],
  [0.5, 0.42],
  [0.82, 0.36],
  [1.02, 0.0],
  [1.1, -0.5],
  [0.96, -0.72],
  [0.76, -0.62],
  [0.5, -0.26],
  [0, -0.22],
  [-0.5, -0.26],
  [-0.76, -0.62],
  [-0.96, -0.72],
  [-1.1, -0.5],
  [-1.02, 0.0],
  [-0.82, 0.36],
];

const gameController: Build = ({ colour }) => {
  const stick = (x: number, y: number): THREE.Object3D =>
    put(
      group(
        drum(0.2, 0.04, 0.015, plastic('#17181b')),
        put(drum(0.08, 0.16, 0.02, rubber('#17181b')), [0, 0, 0]),
        put(drum(0.15, 0.06, 0.025, rubber('#26272b')), [0, 0.15, 0]),
      ),
      [x, y, 0.32],
      [Math.PI / 2, 0, 0],
    );
  const button = (x: number, y: number, fill: string): THREE.Object3D =>
    put(drum(0.075, 0.08, 0.03, lacquer(fill)), [x, y, 0.31], [Math.PI / 2, 0, 0]);
  const body = slab(smoothOutline(padOutline), 0.42, 0.19, plastic(colour));
  return put(
    group(
      put(body, [0, 0, 0.1]),
      stick(-0.34, -0.06),
      stick(0.34, -0.06),
      put(box([0.34, 0.11, 0.08], 0.03, plastic('#26272b')), [-0.68, 0.18, 0.33]),
      put(box([0.11, 0.34, 0.08], 0.03, plastic('#26272b')), [-0.68, 0.18, 0.33]),
      button(0.68, 0.32, '#d8b45a'),
      button(0.68, 0.04, '#7aa06a'),
      button(0.54, 0.18, '#4a7fb5'),
      button(0.82, 0.18, '#c4524a'),
      put(slab(roundedRectangle(0.42, 0.26, 0.06), 0.02, 0.008, lacquer('#1a1b20')), [0, 0.2, 0.32]),
      put(box([0.4, 0.12, 0.3], 0.05, plastic('#26272b')), [-0.66, 0.42, 0.02]),
      put(box([0.4, 0.12, 0.3], 0.05, plastic('#26272b')), [0.66, 0.42, 0.02]),
    ),
    [0, 0, 0],
    [-1.2, 0, 0.06],
  );
};

const console: Build = ({ colour }) =>
  turnedTo(
    -0.5,
    put(box([0.5, 2.0, 1.5], 0.08, plastic('#1b1c20')), [0, 1.06, 0]),
    ...[-1, 1].map((side) =>
      put(
        slab(roundedRectangle(1.62, 2.14, 0.3), 0.09, 0.04, plastic(colour)),
        [side * 0.27 - 0.045, 1.1, 0],
        [0, Math.PI / 2, 0],
      ),
    ),
    put(box([0.02, 1.7, 0.02], 0.008, glow('#8fc8ff')), [0.19, 1.1, 0.752]),
    put(box([0.03, 0.9, 0.02], 0.008, plastic('#050506')), [-0.04, 1.2, 0.755]),
    put(drum(0.03, 0.02, 0.006, steel()), [-0.04, 0.5, 0.75], [Math.PI / 2, 0, 0]),
    put(drum(0.62, 0.08, 0.03, plastic('#1b1c20')), [0, 0, 0]),
  );

export const peripherals = {
  'phone-case': { build: phoneCase },
  cable: { build: cable, view: 'laid' },
  router: { build: router, side: 0.8 },
  'memory-card': { build: memoryCard },
  'external-drive': { build: externalDrive, side: 1.0, view: 'laid' },
  webcam: { build: webcam, side: 0.8 },
  'game-controller': {
    build: gameController,
    view: 'laid',
    side: 0.5,
    detail: { x: 0.4, y: 0.1, zoom: 2.2 },
  },
  console: { build: console, side: 0.9 },
} satisfies Record<string, StudioForm>;
