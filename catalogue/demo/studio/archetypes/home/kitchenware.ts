import * as THREE from 'three';
import { chance, grained } from '../../rendering/canvas-material.ts';
import { brushed, ceramic, glass, lacquer, plastic, rubber, steel } from '../../rendering/materials.ts';
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
  turned,
} from '../../modelling/shapes.ts';
import type { Point } from '../../modelling/shapes.ts';
import type { Build, StudioForm } from '../../studio-form.ts';

const flatOn = (part: THREE.Object3D, y: number, turn = 0): THREE.Group =>
  put(group(put(part, [0, 0, 0], [-Math.PI / 2, 0, 0])), [0, y, 0], [0, turn, 0]);
const doubled = (material: THREE.Material): THREE.Material =>
  Object.assign(material, { side: THREE.DoubleSide });

const bladeOf = (length: number, depth: number): THREE.Mesh => {
  const shape = new THREE.Shape();
  shape
    .moveTo(0, depth / 2)
    .lineTo(length * 0.72, depth / 2)
    .quadraticCurveTo(length * 0.94, depth * 0.3, length, -depth * 0.3);
  shape.quadraticCurveTo(length * 0.6, -depth * 0.56, 0, -depth / 2);
  shape.closePath();
  return slab(shape, 0.035, 0.012, steel('#dddcda'));
};

const oneKnife = (length: number, depth: number, colour: string): THREE.Group =>
  group(
    bladeOf(length, depth),
    put(box([0.1, depth * 0.92, 0.09], 0.02, steel()), [-0.03, 0, 0.018]),
    put(box([length * 0.62, depth * 0.62, 0.12], 0.05, plastic(colour)), [
      -length * 0.35,
      depth * 0.12,
      0.018,
    ]),
    ...[0.16, 0.34, 0.52].map((at) =>
      put(drum(0.025, 0.13, 0.006, steel()), [-length * at, depth * 0.12, -0.047], [Math.PI / 2, 0, 0]),
    ),
  );

const knife: Build = ({ colour }) =>
  group(
    put(flatOn(oneKnife(1.8, 0.42, colour), 0.06, 0.42), [0.1, 0.06, -0.42]),
    put(flatOn(oneKnife(1.5, 0.3, colour), 0.06, 0.42), [0.2, 0.06, 0.1]),
    put(flatOn(oneKnife(0.9, 0.2, colour), 0.06, 0.42), [0.3, 0.06, 0.52]),
  );

const cuttingBoard: Build = ({ colour }) => {
  const shape = roundedRectangle(2.1, 1.3, 0.16);
  shape.holes.push(
    new THREE.Path(
      roundedRectangle(0.1, 0.42, 0.049)
        .getPoints(16)
        .map((point) => new THREE.Vector2(point.x + 0.88, point.y)),
    ),
  );
  const groove = new THREE.Mesh(
    new THREE.TubeGeometry(
      new THREE.CatmullRomCurve3(
        roundedRectangle(1.6, 1.08, 0.1)
          .getPoints(8)
          .map((point) => new THREE.Vector3(point.x - 0.13, point.y, 0.13)),
        true,
        'catmullrom',
        0.1,
      ),
      240,
      0.018,
      12,
      true,
    ),
    doubled(lacquer('#6d5138')),
  );
  const tomato = (x: number, z: number, size: number): THREE.Group =>
    put(
      group(
        put(
          (() => {
            const fruit = ball(size, lacquer('#c8372a'));
            fruit.scale.y = 0.84;
            return fruit;
          })(),
          [0, size * 0.84, 0],
        ),
        ...[0, 1, 2, 3, 4].map((index) =>
          put(
            box([size * 0.5, 0.02, size * 0.12], 0.008, plastic('#4c7a36')),
            [Math.cos(index * 1.26) * size * 0.2, size * 1.64, Math.sin(index * 1.26) * size * 0.2],
            [0, -index * 1.26, 0],
          ),
        ),
      ),
      [x, 0.16, z],
    );
  return put(
    group(
      flatOn(group(slab(shape, 0.13, 0.04, grained(colour)), groove), 0.04),
      tomato(-0.5, -0.2, 0.2),
      tomato(-0.16, -0.3, 0.17),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
};

const plateProfile = (radius: number): Point[] => [
  [0, 0.03],
  [radius * 0.5, 0.03],
  [radius * 0.56, 0],
  [radius * 0.6, 0.02],
  [radius * 0.7, 0.07],
  [radius * 0.96, 0.15],
  [radius, 0.17],
  [radius * 0.97, 0.185],
  [radius * 0.68, 0.1],
  [radius * 0.6, 0.07],
  [0, 0.065],
];
export const plate = (radius: number, colour: string): THREE.Group =>
  group(
    turned(plateProfile(radius), ceramic(colour)),
    put(ring(radius * 0.985, 0.011, steel('#c9a45c')), [0, 0.178, 0], [Math.PI / 2, 0, 0]),
  );

const plates: Build = ({ colour }) =>
  group(
    ...[0, 1, 2, 3].map((index) => put(plate(1.0, colour), [0, index * 0.075, 0])),
    ...[0, 1].map((index) => put(plate(0.74, colour), [0, 0.34 + index * 0.07, 0])),
    put(
      group(
        turned(
          [
            [0, 0],
            [0.24, 0],
            [0.26, 0.04],
            [0.44, 0.22],
            [0.54, 0.42],
            [0.52, 0.42],
            [0.42, 0.24],
            [0, 0.06],
          ],
          ceramic(colour),
        ),
        put(ring(0.53, 0.011, steel('#c9a45c')), [0, 0.42, 0], [Math.PI / 2, 0, 0]),
      ),
      [0, 0.47, 0],
    ),
  );

const bowl: Build = ({ colour }) => {
  const one = (size: number): THREE.Group => {
    const made = group(
      turned(
        [
          [0, 0],
          [0.4, 0],
          [0.43, 0.05],
          [0.42, 0.08],
          [0.7, 0.26],
          [0.92, 0.6],
          [0.98, 0.84],
          [0.955, 0.86],
          [0.93, 0.82],
          [0.86, 0.58],
          [0.6, 0.24],
          [0, 0.12],
        ],
        doubled(ceramic(colour)),
      ),
    );
    made.scale.setScalar(size);
    return made;
  };
  return group(one(1), put(one(0.66), [1.12, 0, 0.42]));
};

const cutlery: Build = ({ colour }) => {
  const metal = brushed(colour);
  const stem = (length: number): THREE.Object3D =>
    put(
      (() => {
        const bar = tube(
          [
            [0, 0.03, 0],
            [0, 0.06, length * 0.5],
            [0, 0.03, length],
          ],
          0.05,
          metal,
        );
        bar.scale.set(1, 0.6, 1);
        return bar;
      })(),
      [0, 0, 0],
    );
  const handle = flatOn(
    slab(
      smoothOutline([
        [0, 0.1],
        [0.06, -0.1],
        [0.11, -0.5],
        [0.1, -0.72],
        [0, -0.8],
        [-0.1, -0.72],
        [-0.11, -0.5],
        [-0.06, -0.1],
      ]),
      0.06,
      0.025,
      metal,
    ),
    0.02,
  );
  const spoon = group(
    put(handle.clone(), [0, 0, 0.4]),
    stem(0.5),
    put(
      (() => {
        const head = turned(
          [
            [0, 0],
            [0.14, 0.02],
            [0.22, 0.09],
            [0.23, 0.1],
            [0.14, 0.05],
            [0, 0.03],
          ],
          doubled(brushed(colour)),
        );
        head.scale.set(1, 1, 1.5);
        return head;
      })(),
      [0, 0.02, -0.28],
    ),
  );
  const fork = group(
    put(handle.clone(), [0, 0, 0.4]),
    stem(0.5),
    flatOn(
      put(
        slab(
          smoothOutline([
            [0, -0.12],
            [0.15, 0.02],
            [0.17, 0.2],
            [0, 0.22],
            [-0.17, 0.2],
            [-0.15, 0.02],
          ]),
          0.04,
          0.015,
          metal,
        ),
        [0, 0.06, 0],
      ),
      0.03,
    ),
    ...[-0.13, -0.045, 0.045, 0.13].map((x) => put(box([0.04, 0.045, 0.42], 0.018, metal), [x, 0.06, -0.42])),
  );
  const knifeBlade = flatOn(
    put(
      slab(
        smoothOutline([
          [-0.07, -0.1],
          [0.08, -0.1],
          [0.1, 0.3],
          [0.06, 0.66],
          [-0.04, 0.74],
          [-0.08, 0.3],
        ]),
        0.035,
        0.015,
        metal,
      ),
      [0, 0.06, 0],
    ),
    0.03,
  );
  const blunt = group(put(handle.clone(), [0, 0, 0.4]), stem(0.5), knifeBlade);
  return put(
    group(put(fork, [-0.5, 0, 0]), put(spoon, [0, 0, 0]), put(blunt, [0.5, 0, 0])),
    [0, 0, 0],
    [0, -0.5, 0],
  );
};

const thermos: Build = ({ colour }) =>
  put(
    group(
      turned(
        [
          [0, 0],
          [0.44, 0],
          [0.5, 0.03],
          [0.52, 0.1],
          [0.52, 1.5],
          [0.48, 1.66],
          [0.36, 1.82],
          [0.34, 1.9],
        ],
        lacquer(colour),
      ),
      put(drum(0.53, 0.1, 0.03, steel()), [0, 0, 0]),
      put(ring(0.525, 0.02, steel()), [0, 1.42, 0], [Math.PI / 2, 0, 0]),
      put(drum(0.37, 0.16, 0.05, plastic('#26272b')), [0, 1.88, 0]),
      put(drum(0.26, 0.2, 0.07, plastic('#26272b')), [0, 2.02, 0]),
      put(drum(0.09, 0.06, 0.02, plastic('#c4523a')), [0, 2.21, 0]),
      put(box([0.2, 0.1, 0.26], 0.04, plastic('#26272b')), [-0.3, 2.0, 0]),
      tube(
        [
          [0.44, 1.7, 0],
          [0.8, 1.72, 0],
          [0.9, 1.5, 0],
          [0.88, 0.9, 0],
          [0.8, 0.66, 0],
          [0.5, 0.6, 0],
        ],
        0.075,
        plastic('#26272b'),
      ),
    ),
    [0, 0, 0],
    [0, -0.4, 0],
  );

const storageBox: Build = ({ colour }) =>
  put(
    group(
      ...[
        [0, 1.9, 0.86],
        [0.98, 1.5, 0.62],
      ].map(([y = 0, width = 1, height = 1]) =>
        put(
          group(
            put(box([width, height, width * 0.68], 0.12, glass('#dfe8ea', 0.42)), [0, height / 2, 0]),
            ...Array.from({ length: 72 }, (_, index) => {
              const [layer, place] = [Math.floor(index / 24), index % 24];
              const size = width * 0.082 * (0.9 + 0.2 * chance(index));
              const at: [number, number, number] = [
                ((place % 6) - 2.5) * width * 0.148 + (chance(index + 7) - 0.5) * 0.05,
                0.13 + layer * width * 0.125,
                (Math.floor(place / 6) - 1.5) * width * 0.145 + (chance(index + 30) - 0.5) * 0.05,
              ];
              return put(ball(size, lacquer(chance(index + 60) > 0.3 ? '#c4382c' : '#e0913a')), at);
            }),
            put(box([width * 1.05, 0.12, width * 0.73], 0.05, plastic(colour)), [0, height + 0.04, 0]),
            ...[-1, 1].map((side) =>
              put(box([0.06, 0.22, width * 0.26], 0.025, plastic(colour)), [
                side * width * 0.52,
                height - 0.06,
                0,
              ]),
            ),
            put(box([width * 0.3, 0.22, 0.06], 0.025, plastic(colour)), [0, height - 0.06, width * 0.36]),
          ),
          [0, y, 0],
        ),
      ),
    ),
    [0, 0, 0],
    [0, -0.42, 0],
  );

const tray: Build = ({ colour }) => {
  const wall = (
    size: [number, number, number],
    at: [number, number, number],
    tilt: [number, number, number],
  ): THREE.Object3D => put(box(size, 0.04, grained(colour)), at, tilt);
  const handle = (side: number): THREE.Object3D =>
    tube(
      [
        [side * 1.26, 0.3, -0.28],
        [side * 1.36, 0.44, -0.24],
        [side * 1.38, 0.47, 0],
        [side * 1.36, 0.44, 0.24],
        [side * 1.26, 0.3, 0.28],
      ],
      0.04,
      steel('#c9a45c'),
    );
  return put(
    group(
      put(box([2.4, 0.08, 1.5], 0.035, grained(colour)), [0, 0.06, 0]),
      wall([2.5, 0.3, 0.09], [0, 0.2, 0.77], [0.16, 0, 0]),
      wall([2.5, 0.3, 0.09], [0, 0.2, -0.77], [-0.16, 0, 0]),
      wall([0.09, 0.3, 1.56], [1.22, 0.2, 0], [0, 0, -0.16]),
      wall([0.09, 0.3, 1.56], [-1.22, 0.2, 0], [0, 0, 0.16]),
      handle(1),
      handle(-1),
      ...[-0.9, 0.9].map((x) => put(box([0.14, 0.04, 1.2], 0.015, rubber('#3a3b40')), [x, 0.02, 0])),
    ),
    [0, 0, 0],
    [0, -0.4, 0],
  );
};

export const kitchenware = {
  knife: { build: knife, view: 'laid' },
  'cutting-board': { build: cuttingBoard, view: 'laid' },
  plates: { build: plates, view: 'laid', detail: { x: 0, y: 0.2, zoom: 2 } },
  bowl: { build: bowl, view: 'laid' },
  cutlery: { build: cutlery, view: 'above' },
  thermos: { build: thermos, side: 0.8 },
  'storage-box': { build: storageBox, side: 0.85 },
  tray: { build: tray, side: 0.8, view: 'laid' },
} satisfies Record<string, StudioForm>;
