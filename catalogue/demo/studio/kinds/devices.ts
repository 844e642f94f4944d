import * as THREE from 'three';
import { computers } from '../archetypes/computers.ts';
import { headphones } from '../archetypes/electronics.ts';
import { peripherals } from '../archetypes/peripherals.ts';
import { lit } from '../rendering/canvas-material.ts';
import { slots } from '../modelling/furniture-parts.ts';
import { brushed, cloth, glow, lacquer, leather, plastic, rubber, steel } from '../rendering/materials.ts';
import { face, screenPanel } from '../modelling/screens.ts';
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
  turned,
  turnedTo,
} from '../modelling/shapes.ts';
import type { Place } from '../modelling/shapes.ts';
import type { Build, StudioForm } from '../studio-form.ts';

const dark = '#232428';

/** Returns the material of a small lit display with large digits. */
const figures = (text: string, ground: string, ink: string): THREE.Material =>
  lit((context, width, height) => {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
    context.fillStyle = ink;
    context.font = `600 ${height * 0.34}px sans-serif`;
    context.textAlign = 'center';
    context.fillText(text, width / 2, height * 0.52);
    context.fillRect(width * 0.2, height * 0.7, width * 0.6, height * 0.03);
  }, 0.8);

/** A phone with keys below a small screen. */
const keypadPhone: Build = ({ colour }) => {
  const key = (index: number): THREE.Object3D =>
    put(slab(roundedRectangle(0.22, 0.14, 0.05), 0.04, 0.015, rubber('#3a3b40')), [
      -0.27 + (index % 3) * 0.27,
      -0.24 - Math.floor(index / 3) * 0.19,
      0.165,
    ]);
  const dot = (index: number): THREE.Object3D =>
    put(box([0.05, 0.016, 0.01], 0.004, plastic('#e9e7e2')), [
      -0.27 + (index % 3) * 0.27,
      -0.24 - Math.floor(index / 3) * 0.19,
      0.222,
    ]);
  const body = group(
    slab(roundedRectangle(0.96, 2.06, 0.24), 0.26, 0.09, plastic(colour)),
    put(slab(roundedRectangle(0.82, 0.84, 0.1), 0.02, 0.008, lacquer('#101216')), [0, 0.5, 0.17]),
    put(face(0.7, 0.62, 0.04, figures('12:30', '#1f4f5c', '#eaf4e6')), [0, 0.52, 0.2]),
    put(slab(roundedRectangle(0.28, 0.2, 0.08), 0.05, 0.02, brushed('#c9c8c5')), [0, -0.02, 0.16]),
    ...[-0.3, 0.3].map((x) =>
      put(slab(roundedRectangle(0.24, 0.12, 0.05), 0.04, 0.015, rubber('#3a3b40')), [x, -0.02, 0.165]),
    ),
    ...Array.from({ length: 12 }, (_, index) => key(index)),
    ...Array.from({ length: 12 }, (_, index) => dot(index)),
    put(slots(2, { width: 0.24, step: 0.03, thick: 0.012 }), [0, 0.96, 0.18]),
  );
  return put(group(put(body, [0, 1.05, 0])), [0, 0, 0], [-0.06, -0.42, 0]);
};

/** A narrow screen on a soft band. */
const fitnessBand: Build = ({ colour }) => {
  const loop = tube(
    [
      [0, 0.34, 0],
      [0, 0.6, -0.12],
      [0, 0.68, -0.6],
      [0, 0.36, -1.04],
      [0, -0.36, -1.04],
      [0, -0.68, -0.6],
      [0, -0.6, -0.12],
      [0, -0.34, 0],
    ],
    0.05,
    rubber(colour),
  );
  loop.scale.set(3.4, 1, 1);
  return put(
    group(
      loop,
      put(slab(roundedRectangle(0.4, 0.96, 0.19), 0.14, 0.05, lacquer('#15161a')), [0, 0, -0.02]),
      put(face(0.3, 0.82, 0.14, figures('7 842', '#0d1018', '#8be0b0')), [0, 0, 0.142]),
      put(ring(0.05, 0.01, steel()), [0, -0.36, 0.145]),
    ),
    [0, 0, 0],
    [-0.36, -0.6, 0],
  );
};

/** Two buds on a cord with a plug. */
const wiredEarphones: Build = ({ colour }) => {
  const cord = rubber(colour);
  const bud = (at: Place, side: number): THREE.Object3D =>
    put(
      group(
        put(drum(0.13, 0.1, 0.04, lacquer(colour)), [0, 0, 0], [Math.PI / 2, 0, 0]),
        put(ball(0.11, rubber('#d9d6d0')), [side * 0.02, 0, 0.13]),
        put(drum(0.045, 0.3, 0.02, lacquer(colour)), [0, -0.3, 0.02]),
      ),
      at,
      [-1.1, side * 0.5, side * 0.2],
    );
  const coil: Place[] = Array.from({ length: 40 }, (_, step) => {
    const angle = (step / 39) * Math.PI * 4.4 + 1.2;
    return [
      Math.cos(angle) * (0.66 + 0.04 * Math.sin(step)),
      0.05 + step * 0.0025,
      Math.sin(angle) * (0.56 + 0.03 * Math.cos(step)),
    ];
  });
  const line = (points: Place[], radius: number): THREE.Mesh =>
    new THREE.Mesh(
      new THREE.TubeGeometry(
        new THREE.CatmullRomCurve3(
          points.map((point) => new THREE.Vector3(...point)),
          false,
          'centripetal',
        ),
        500,
        radius,
        14,
      ),
      cord,
    );
  const split: Place = [0.1, 0.06, -0.9];
  return group(
    line([...coil, [0.7, 0.08, 0.3], [1.2, 0.05, 0.72]], 0.03),
    line([coil[0] ?? split, [0.3, 0.05, 0.4], [0.5, 0.05, -0.4], split], 0.03),
    line([split, [-0.2, 0.05, -1.3], [-0.62, 0.16, -1.42]], 0.022),
    line([split, [0.36, 0.05, -1.34], [0.72, 0.16, -1.42]], 0.022),
    bud([-0.7, 0.22, -1.42], -1),
    bud([0.8, 0.22, -1.42], 1),
    put(drum(0.05, 0.12, 0.02, lacquer(colour)), [0.1, 0.0, -0.9]),
    put(
      group(
        put(box([0.3, 0.1, 0.14], 0.045, lacquer(colour)), [0, 0, 0]),
        put(box([0.18, 0.06, 0.1], 0.025, steel()), [0.22, 0, 0]),
      ),
      [1.32, 0.06, 0.8],
      [0, -0.5, 0],
    ),
    put(box([0.1, 0.3, 0.07], 0.03, lacquer(colour)), [-0.5, 0.1, -1.2], [-1.4, 0, 0.5]),
  );
};

/** An e-reader with lines of text on a matt, pale page. */
const eReader: Build = ({ colour }) => {
  const page = lit((context, width, height) => {
    context.fillStyle = '#dcdad2';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#3b3a38';
    context.fillRect(width * 0.3, height * 0.07, width * 0.4, height * 0.03);
    for (let row = 0; row < 20; row += 1)
      context.fillRect(
        width * 0.1,
        height * (0.16 + row * 0.04),
        width * (row % 6 === 5 ? 0.46 : 0.8),
        height * 0.012,
      );
  }, 0.72);
  return turnedTo(
    -0.34,
    put(
      group(
        slab(roundedRectangle(1.5, 2.06, 0.1), 0.1, 0.035, plastic(colour)),
        put(face(1.2, 1.6, 0.02, page), [0, 0.12, 0.142]),
        put(slab(roundedRectangle(0.3, 0.06, 0.03), 0.008, 0.003, plastic('#7b7a76')), [0, -0.86, 0.14]),
      ),
      [0, 1.05, 0],
      [-0.2, 0, 0],
    ),
  );
};

/** The same e-reader in an open cover that folds to its left. */
const coveredReader: Build = (paint) =>
  group(
    eReader({ colour: '#46484d' }),
    turnedTo(
      -0.34,
      put(
        group(slab(roundedRectangle(1.56, 2.12, 0.1), 0.06, 0.025, leather(paint.colour))),
        [-1.52, 1.03, 0.3],
        [-0.2, 0.5, 0],
      ),
      put(box([0.1, 2.1, 0.12], 0.04, leather(paint.colour)), [-0.8, 1.04, 0.0], [-0.2, 0, 0]),
    ),
  );

/** A charger for a car socket: a round plug and a collar with ports. */
const carCharger: Build = ({ colour }) =>
  put(
    group(
      put(drum(0.3, 1.1, 0.08, plastic(dark)), [0, 0, 0]),
      put(drum(0.09, 0.16, 0.04, steel()), [0, -0.12, 0]),
      ...[-1, 1].map((side) => put(box([0.05, 0.4, 0.14], 0.02, steel()), [side * 0.3, 0.3, 0])),
      put(
        turned(
          [
            [0.3, 0],
            [0.34, 0.04],
            [0.44, 0.26],
            [0.46, 0.5],
            [0.44, 0.56],
            [0, 0.57],
          ],
          plastic(colour),
        ),
        [0, 1.0, 0],
      ),
      put(ring(0.36, 0.018, glow('#9fdcff')), [0, 1.565, 0], [Math.PI / 2, 0, 0]),
      ...[-0.12, 0.12].map((z) => put(box([0.28, 0.02, 0.1], 0.008, steel('#4a4b50')), [0, 1.572, z])),
    ),
    [0, 0.3, 0],
    [0.5, 0.3, -0.62],
  );

/** A camera on a wall bracket. */
const securityCamera: Build = ({ colour }) =>
  turnedTo(
    -0.55,
    put(drum(0.42, 0.1, 0.04, plastic(colour)), [0, 1.5, -0.9], [Math.PI / 2, 0, 0]),
    tube(
      [
        [0, 1.5, -0.8],
        [0, 1.5, -0.5],
        [0, 1.2, -0.42],
      ],
      0.1,
      plastic(colour),
    ),
    put(ball(0.15, plastic(colour)), [0, 1.12, -0.42]),
    put(drum(0.38, 1.5, 0.12, plastic(colour)), [0, 0.86, -0.75], [Math.PI / 2 + 0.12, 0, 0]),
    put(box([0.9, 0.06, 1.7], 0.025, plastic(colour)), [0, 1.18, 0.1], [0.12, 0, 0]),
    put(drum(0.33, 0.06, 0.02, lacquer('#15161a')), [0, 0.68, 0.72], [Math.PI / 2 + 0.12, 0, 0]),
    put(drum(0.16, 0.06, 0.03, lacquer('#26324a')), [0, 0.68, 0.77], [Math.PI / 2 + 0.12, 0, 0]),
    ...Array.from({ length: 8 }, (_, index) =>
      put(ball(0.028, glow('#d98a8a')), [
        Math.cos(index * 0.785) * 0.25,
        0.68 + Math.sin(index * 0.785) * 0.25,
        0.79 - Math.sin(index * 0.785) * 0.03,
      ]),
    ),
  );

/** An indoor camera with a round head on a base. */
const indoorCamera: Build = ({ colour }) =>
  turnedTo(
    -0.35,
    put(
      turned(
        [
          [0, 0],
          [0.56, 0],
          [0.6, 0.05],
          [0.56, 0.2],
          [0.36, 0.34],
          [0.3, 0.42],
        ],
        plastic(colour),
      ),
      [0, 0, 0],
    ),
    put(ball(0.6, lacquer(colour)), [0, 0.92, 0]),
    put(drum(0.42, 0.06, 0.02, lacquer('#15161a')), [0, 0.96, 0.46], [Math.PI / 2, 0, 0]),
    put(drum(0.18, 0.08, 0.03, lacquer('#26324a')), [0, 0.96, 0.5], [Math.PI / 2, 0, 0]),
    put(ball(0.06, lacquer('#7f97c4')), [0.04, 1.0, 0.58]),
    put(ball(0.025, glow('#8be0b0')), [0, 0.36, 0.42]),
  );

/** A bar with ports and a short cord. */
const usbHub: Build = ({ colour }) =>
  turnedTo(
    -0.5,
    put(
      slab(roundedRectangle(2.0, 0.66, 0.14), 0.2, 0.06, brushed(colour)),
      [0, 0.08, 0],
      [-Math.PI / 2, 0, 0],
    ),
    ...[-0.66, -0.22, 0.22, 0.66].map((x) =>
      put(box([0.3, 0.1, 0.03], 0.012, plastic('#111114')), [x, 0.18, 0.385]),
    ),
    ...[-0.66, -0.22, 0.22, 0.66].map((x) =>
      put(box([0.24, 0.03, 0.04], 0.01, plastic('#3f6ea8')), [x, 0.17, 0.386]),
    ),
    put(ball(0.025, glow('#bfe8ff')), [0.9, 0.3, 0.1]),
    tube(
      [
        [-0.98, 0.18, 0],
        [-1.3, 0.14, 0.02],
        [-1.7, 0.05, 0.3],
        [-1.6, 0.05, 0.8],
        [-1.2, 0.06, 1.0],
      ],
      0.05,
      rubber(dark),
    ),
    put(
      group(
        box([0.36, 0.12, 0.22], 0.045, plastic(dark)),
        put(box([0.2, 0.07, 0.14], 0.025, steel()), [0.26, 0, 0]),
      ),
      [-1.04, 0.08, 1.02],
      [0, 0.1, 0],
    ),
  );

const plug = (): THREE.Group =>
  group(
    put(box([0.32, 0.13, 0.2], 0.05, plastic(dark)), [0, 0, 0]),
    put(box([0.2, 0.08, 0.15], 0.03, steel()), [0.24, 0, 0]),
  );
/** A device with a cord that passes through these points and ends in a plug. */
const withCord =
  (build: Build, points: Place[], turn: number): Build =>
  (paint) => {
    const end = points.at(-1) ?? [0, 0, 0];
    return group(build(paint), tube(points, 0.032, rubber(dark)), put(plug(), end, [0, turn, 0]));
  };

/** Headphones with a headband and a microphone in front of the mouth. */
const headset: Build = (paint) =>
  group(
    headphones(paint),
    put(
      group(
        tube(
          [
            [0, 0, 0],
            [0.1, -0.28, 0.3],
            [0.42, -0.42, 0.62],
          ],
          0.026,
          rubber(dark),
        ),
        put(ball(0.085, cloth('#2b2b2f', 60)), [0.46, -0.43, 0.66]),
      ),
      [-0.66, 0.3, 0.66],
    ),
    ...[1, -1].map((side) =>
      put(ring(0.3, 0.026, glow('#d9534a')), [side * 0.72, 0.5, side * -0.5], [0, side * 1.0 + 0.62, 0]),
    ),
  );

/** A handheld microphone without a cord. */
const handheldMicrophone: Build = ({ colour }) =>
  put(
    group(
      put(
        turned(
          [
            [0, 0],
            [0.17, 0],
            [0.19, 0.04],
            [0.2, 0.5],
            [0.25, 1.3],
            [0.26, 1.4],
          ],
          plastic(colour),
        ),
        [0, 0, 0],
      ),
      put(ring(0.27, 0.05, steel()), [0, 1.42, 0], [Math.PI / 2, 0, 0]),
      put(ball(0.4, brushed('#8d8c89')), [0, 1.72, 0]),
      ...Array.from({ length: 9 }, (_, index) =>
        put(ring(0.402, 0.008, steel('#5f5e5c')), [0, 1.72, 0], [0, (index * Math.PI) / 9, 0]),
      ),
      put(ring(0.4, 0.03, steel()), [0, 1.72, 0], [Math.PI / 2, 0, 0]),
      put(box([0.1, 0.2, 0.04], 0.018, rubber(dark)), [0, 0.95, 0.23]),
      put(ball(0.025, glow('#8be0b0')), [0, 0.76, 0.22]),
    ),
    [0, 0.5, 0],
    [0.3, 0, -0.7],
  );

/** A drawing board: multicolored strokes on a dark surface, and a pen. */
const writingBoard: Build = ({ colour }) => {
  const drawing = lit((context, width, height) => {
    context.fillStyle = '#1a2420';
    context.fillRect(0, 0, width, height);
    context.lineWidth = 12;
    context.lineCap = 'round';
    const stroke = (ink: string, draw: () => void): void => {
      context.strokeStyle = ink;
      context.beginPath();
      draw();
      context.stroke();
    };
    stroke('#f2d14a', () => context.arc(width * 0.74, height * 0.24, height * 0.1, 0, 7));
    stroke('#6fd08c', () => {
      context.moveTo(width * 0.12, height * 0.78);
      context.quadraticCurveTo(width * 0.5, height * 0.6, width * 0.9, height * 0.8);
    });
    stroke('#7fb8e8', () => context.rect(width * 0.24, height * 0.46, width * 0.3, height * 0.24));
    stroke('#e88a8a', () => {
      context.moveTo(width * 0.2, height * 0.46);
      context.lineTo(width * 0.39, height * 0.28);
      context.lineTo(width * 0.58, height * 0.46);
    });
  }, 0.8);
  return turnedTo(
    -0.34,
    put(
      group(
        slab(roundedRectangle(1.56, 2.1, 0.2), 0.08, 0.03, plastic(colour)),
        put(face(1.24, 1.62, 0.03, drawing), [0, 0.06, 0.116]),
        put(drum(0.09, 0.04, 0.015, plastic('#f2d14a')), [0, -0.9, 0.1], [Math.PI / 2, 0, 0]),
      ),
      [0, 1.06, 0],
      [-0.2, 0, 0],
    ),
    put(
      tube(
        [
          [0.5, 0.05, 0.7],
          [1.3, 0.05, 0.86],
        ],
        0.05,
        plastic('#f2d14a'),
      ),
      [0, 0, 0],
    ),
  );
};

/** A television on one broad foot, or with a soundbar in front of it. */
const televisionOn =
  (foot: 'middle' | 'bar', look: 'river' | 'dunes'): Build =>
  () =>
    turnedTo(
      foot === 'middle' ? -0.3 : 0.3,
      put(
        screenPanel({ width: 3.4, height: 1.96, bezel: 0.03, depth: 0.05, radius: 0.03 }, look),
        [0, 1.3, 0.05],
      ),
      put(slab(roundedRectangle(3.42, 1.99, 0.03), 0.05, 0.02, brushed('#3a3b3f')), [0, 1.3, -0.05]),
      ...(foot === 'middle'
        ? [
            put(box([0.5, 0.5, 0.1], 0.03, brushed('#3a3b3f')), [0, 0.26, -0.06]),
            put(
              slab(roundedRectangle(1.5, 0.8, 0.12), 0.05, 0.02, brushed('#3a3b3f')),
              [0, 0.02, 0.02],
              [-Math.PI / 2, 0, 0],
            ),
          ]
        : [
            put(box([2.6, 0.2, 0.34], 0.06, cloth('#2b2c30', 120)), [0, 0.1, 0.3]),
            ...[-1, 1].map((side) =>
              put(box([0.06, 0.34, 0.4], 0.02, brushed('#3a3b3f')), [side * 1.1, 0.18, 0]),
            ),
            put(ball(0.02, glow('#8be0b0')), [1.1, 0.1, 0.475]),
          ]),
    );

export const devices = {
  'television-wall': { build: televisionOn('middle', 'river'), colour: dark, side: 0.65 },
  'television-low': { build: televisionOn('bar', 'river'), colour: dark, side: -0.6 },
  'keypad-phone': { build: keypadPhone, side: 0.8 },
  'fitness-band': { build: fitnessBand, side: 0.9 },
  'wired-earphones': { build: wiredEarphones, view: 'laid' },
  'e-reader': { build: eReader, side: 0.75 },
  'e-reader-cover': { build: coveredReader, side: 0.6 },
  'car-charger': { build: carCharger },
  'security-camera': { build: securityCamera, side: 0.9 },
  'indoor-camera': { build: indoorCamera },
  'usb-hub': { build: usbHub, view: 'laid' },
  'mouse-wired': {
    build: withCord(
      computers.mouse.build,
      [
        [-0.34, 0.2, -0.62],
        [-0.5, 0.06, -1.0],
        [0.1, 0.05, -1.5],
        [1.0, 0.05, -1.1],
        [1.5, 0.05, -0.2],
        [1.3, 0.06, 0.5],
      ],
      -1.3,
    ),
    view: 'laid',
    side: -1.0,
  },
  'keyboard-wired': {
    build: withCord(
      computers.keyboard.build,
      [
        [0.1, 0.1, -0.46],
        [0.1, 0.06, -0.9],
        [0.9, 0.05, -1.3],
        [1.9, 0.05, -0.9],
        [2.0, 0.06, -0.1],
      ],
      -1.3,
    ),
    view: 'laid',
  },
  'headphones-wired': {
    build: withCord(
      headphones,
      [
        [-0.66, 0.1, 0.5],
        [-0.7, -0.1, 0.7],
        [-0.3, -0.14, 1.3],
        [0.6, -0.14, 1.2],
        [1.2, -0.14, 0.8],
      ],
      -0.2,
    ),
    side: 0.9,
  },
  headset: { build: headset, side: 0.7 },
  'headset-wired': {
    build: withCord(
      headset,
      [
        [-0.66, 0.1, 0.5],
        [-0.7, -0.1, 0.7],
        [-0.2, -0.14, 1.4],
        [0.7, -0.14, 1.3],
        [1.3, -0.14, 0.8],
      ],
      -0.2,
    ),
    side: 0.7,
  },
  'game-controller-wired': {
    build: withCord(
      peripherals['game-controller'].build,
      [
        [0, -0.1, -0.42],
        [0, -0.24, -0.8],
        [0.8, -0.3, -1.1],
        [1.7, -0.3, -0.5],
        [1.6, -0.3, 0.2],
      ],
      -1.2,
    ),
    view: 'laid',
    side: 0.5,
  },
  'handheld-microphone': { build: handheldMicrophone, side: 1.2 },
  'writing-board': { build: writingBoard },
} satisfies Record<string, StudioForm>;
