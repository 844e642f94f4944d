import * as THREE from 'three';
import { shade } from '../modelling/garment-parts.ts';
import { loopLoft } from '../modelling/loop-loft.ts';
import { cloth, lacquer, leather, plastic, rubber, steel } from '../rendering/materials.ts';
import { ball, drum, group, put, ring, tube, turned } from '../modelling/shapes.ts';
import type { Place } from '../modelling/shapes.ts';
import type { Build, StudioForm } from '../studio-form.ts';
import { surface } from '../rendering/surface.ts';
import { tower } from '../modelling/tower.ts';

const sides = [-1, 1] as const;

const racket: Build = ({ colour, accent }) => {
  const frame = lacquer(colour);
  const [wide, tall, middle] = [0.5, 0.66, 1.62];
  const hoop = tube(
    Array.from({ length: 40 }, (_, step): Place => [
      Math.cos((step / 40) * Math.PI * 2) * wide,
      middle + Math.sin((step / 40) * Math.PI * 2) * tall,
      0,
    ]),
    0.045,
    frame,
    true,
  );
  const string = (from: Place, to: Place): THREE.Object3D => tube([from, to], 0.006, plastic('#f3efe2'));
  const upright = Array.from({ length: 13 }, (_, index) => {
    const x = (index - 6) * 0.072;
    const reach = tall * Math.sqrt(1 - (x / wide) ** 2);
    return string([x, middle - reach, 0], [x, middle + reach, 0]);
  });
  const across = Array.from({ length: 16 }, (_, index) => {
    const y = (index - 7.5) * 0.078;
    const reach = wide * Math.sqrt(Math.max(0, 1 - (y / tall) ** 2));
    return string([-reach, middle + y, 0], [reach, middle + y, 0]);
  });
  const grip = tower(
    [
      { y: 0, wide: 0.085, deep: 0.075, round: 4 },
      { y: 0.03, wide: 0.095, deep: 0.085, round: 4 },
      { y: 0.6, wide: 0.075, deep: 0.065, round: 4 },
    ],
    leather(accent ?? '#26262a'),
  );
  const wraps = Array.from({ length: 9 }, (_, index) => {
    const wrap = put(
      ring(0.088 - index * 0.0014, 0.007, leather('#4a4a4e')),
      [0, 0.06 + index * 0.06, 0],
      [Math.PI / 2 + 0.24, 0, 0],
    );
    wrap.scale.y = 0.94;
    return wrap;
  });
  const tennisBall = group(
    ball(0.2, cloth('#c9d84a', 60)),
    tube(
      Array.from({ length: 32 }, (_, step): Place => {
        const angle = (step / 32) * Math.PI * 2;
        const at = new THREE.Vector3(
          Math.cos(angle) + 0.4 * Math.cos(angle * 3),
          Math.sin(angle) - 0.4 * Math.sin(angle * 3),
          1.1 * Math.sin(angle * 2),
        )
          .normalize()
          .multiplyScalar(0.198);
        return [at.x, at.y, at.z];
      }),
      0.012,
      rubber('#f3f1e6'),
      true,
    ),
  );
  return group(
    put(
      group(
        hoop,
        ...upright,
        ...across,
        ...sides.map((side) =>
          tube(
            [
              [side * 0.36, 1.16, 0],
              [side * 0.16, 0.9, 0],
              [side * 0.05, 0.62, 0],
            ],
            0.04,
            frame,
          ),
        ),
        tube(
          [
            [-0.32, 1.12, 0],
            [0, 1.0, 0],
            [0.32, 1.12, 0],
          ],
          0.032,
          frame,
        ),
        grip,
        ...wraps,
        put(drum(0.1, 0.05, 0.02, rubber('#26262a')), [0, -0.02, 0]),
      ),
      [-0.5, 0.02, 0],
      [-0.16, -0.34, -0.5],
    ),
    put(tennisBall, [-0.5, 0.2, 0.42], [0.3, 0.4, 0]),
  );
};

const tent: Build = ({ colour, accent }) => {
  const fly = cloth(colour, 60);
  const shell = (u: number, v: number, grow = 1): Place => {
    const angle = u * Math.PI * 2 + Math.PI / 4;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    const squared = 1 / Math.max(Math.abs(x), Math.abs(z)) ** 0.72;
    const up = v * (Math.PI / 2);
    const reach =
      Math.cos(up) ** 0.82 * (1 - 0.07 * Math.sin(v * Math.PI) * Math.abs(Math.cos(angle * 2))) * grow;
    return [x * squared * reach * 1.02, Math.sin(up) * 1.16 * grow, z * squared * reach * 0.94];
  };
  const pole = (u: number): THREE.Object3D =>
    tube(
      Array.from({ length: 16 }, (_, step) => shell(u, step / 15, 1.012)),
      0.02,
      plastic(accent ?? '#e0a63a'),
    );
  const door = surface(
    (u, v) => shell(0.125 + (u - 0.5) * 0.15 * (1 - v * 0.72), 0.03 + v * 0.6, 1.008),
    cloth('#3a3d40', 40),
  );
  const flap = surface(
    (u, v) => {
      const [x, y, z] = shell(0.2 + u * 0.026 * (1 - v * 0.5) - v * 0.05, 0.03 + v * 0.6, 1.01);
      return [x, y, z + 0.05 * Math.sin(u * Math.PI)];
    },
    cloth(shade(colour, 0.8), 60),
  );
  const hemline = tube(
    Array.from({ length: 60 }, (_, step) => {
      const [x, , z] = shell(step / 60, 0, 1.005);
      return [x, 0.03, z] as Place;
    }),
    0.022,
    cloth(shade(colour, 0.66), 60),
    true,
  );
  const zip = tube(
    Array.from({ length: 12 }, (_, step) =>
      shell(0.125 - 0.075 * (1 - (step / 11) * 0.72), 0.03 + (step / 11) * 0.6, 1.014),
    ),
    0.012,
    plastic('#e9e6df'),
  );
  const guy = [0, 0.5, 0.75, 0.25].map((u) => {
    const [x, y, z] = shell(u, 0.34, 1.01);
    const [gx, , gz] = shell(u, 0, 1.22);
    return group(
      tube(
        [
          [x, y, z],
          [gx, 0.02, gz],
        ],
        0.007,
        plastic('#e9e6df'),
      ),
      put(drum(0.014, 0.1, 0.006, steel()), [gx, -0.02, gz], [0, 0, 0.3]),
    );
  });
  return put(
    group(
      surface((u, v) => shell(u, v), fly, { closed: true, columns: 160, weave: 6 }),
      ...[0, 0.25, 0.5, 0.75].map(pole),
      door,
      flap,
      zip,
      hemline,
      ...guy,
    ),
    [0, 0, 0],
    [0, -0.42, 0],
  );
};

const skippingRope: Build = ({ colour, accent }) => {
  const handle = (): THREE.Group =>
    group(
      turned(
        [
          [0, 0],
          [0.07, 0],
          [0.09, 0.03],
          [0.085, 0.2],
          [0.1, 0.4],
          [0.085, 0.6],
          [0.07, 0.7],
          [0.05, 0.74],
          [0, 0.75],
        ],
        plastic(colour),
      ),
      ...Array.from({ length: 7 }, (_, index) =>
        put(ring(0.094, 0.014, rubber(shade(colour, 0.6))), [0, 0.16 + index * 0.06, 0], [Math.PI / 2, 0, 0]),
      ),
      put(drum(0.055, 0.06, 0.02, steel()), [0, 0.72, 0]),
    );
  const coil = Array.from({ length: 64 }, (_, step): Place => {
    const angle = (step / 63) * Math.PI * 2 * 3.5 + 0.5;
    const radius = 0.58 + (step / 63) * 0.2 + 0.03 * Math.sin(step * 0.45);
    return [
      Math.cos(angle) * radius,
      0.05 + (step / 63) * 0.16 + 0.02 * Math.sin(step * 1.1),
      Math.sin(angle) * radius * 0.92,
    ];
  });
  const rope = tube(
    [[0.78, 0.08, 0.98], [0.7, 0.06, 0.74], ...coil, [-0.66, 0.18, 0.5], [-0.56, 0.12, 0.86]],
    0.032,
    rubber(accent ?? '#2a2a2d'),
  );
  return group(
    rope,
    put(handle(), [1.2, 0.1, 1.62], [-Math.PI / 2, 0, 0.58]),
    put(handle(), [-0.3, 0.1, 1.58], [-Math.PI / 2, 0, 0.34]),
  );
};

const oneGlove = (colour: string, accent: string): THREE.Group => {
  const hide = Object.assign(leather(colour), { roughness: 0.42, clearcoat: 0.5, clearcoatRoughness: 0.28 });
  const oval = (y: number, x: number, z: number, wide: number, deep: number): Place[] =>
    Array.from({ length: 14 }, (_, step): Place => {
      const angle = (step / 14) * Math.PI * 2;
      return [x + Math.cos(angle) * wide, y, z + Math.sin(angle) * deep];
    });
  const fist = loopLoft(
    [
      oval(0.5, 0, 0, 0.3, 0.26),
      oval(0.66, 0, 0.02, 0.34, 0.28),
      oval(0.9, 0, 0.05, 0.47, 0.36),
      oval(1.2, 0, 0.08, 0.54, 0.42),
      oval(1.5, 0, 0.12, 0.52, 0.42),
      oval(1.72, 0, 0.16, 0.4, 0.34),
      oval(1.8, 0, 0.18, 0.2, 0.18),
      oval(1.82, 0, 0.18, 0.02, 0.02),
    ],
    hide,
  );
  const thumb = put(
    loopLoft(
      [
        oval(0, 0, 0, 0.1, 0.1),
        oval(0.12, 0, 0, 0.17, 0.17),
        oval(0.4, 0.02, 0.02, 0.19, 0.18),
        oval(0.62, 0.05, 0.04, 0.17, 0.16),
        oval(0.76, 0.07, 0.05, 0.08, 0.08),
        oval(0.78, 0.07, 0.05, 0.01, 0.01),
      ],
      hide,
    ).mesh,
    [-0.42, 0.76, 0.24],
    [0.1, 0, -0.14],
  );
  const cuff = tower(
    [
      { y: 0, wide: 0.31, deep: 0.28 },
      { y: 0.04, wide: 0.36, deep: 0.32 },
      { y: 0.3, wide: 0.34, deep: 0.3 },
      { y: 0.52, wide: 0.33, deep: 0.29 },
      { y: 0.58, wide: 0.3, deep: 0.26 },
    ],
    leather(accent),
  );
  const piping = put(ring(0.325, 0.024, leather(accent)), [0, 0.58, 0.01], [Math.PI / 2, 0, 0]);
  piping.scale.y = 0.86;
  const knuckle = tube(
    Array.from({ length: 9 }, (_, step) => {
      const [x, y, z] = fist.at(0.1 + (step / 8) * 0.3, 0.62);
      return [x, y, z] as Place;
    }),
    0.012,
    leather(shade(colour, 0.7)),
  );
  return group(
    fist.mesh,
    thumb,
    cuff,
    piping,
    knuckle,
    put(
      tower(
        [
          { y: 0.1, wide: 0.3, deep: 0.3 },
          { y: 0.12, wide: 0.37, deep: 0.33 },
          { y: 0.3, wide: 0.37, deep: 0.33 },
          { y: 0.32, wide: 0.3, deep: 0.3 },
        ],
        leather(shade(colour, 0.86)),
      ),
      [0, 0.04, 0],
    ),
  );
};

const boxingGlove: Build = ({ colour, accent }) => {
  const left = put(oneGlove(colour, accent ?? '#f3efe6'), [0.56, 0, -0.2], [0, -0.2, -0.06]);
  left.scale.x = -1;
  return group(put(oneGlove(colour, accent ?? '#f3efe6'), [-0.36, 0, 0.22], [0, 0.2, 0.05]), left);
};

export const sportAndOutdoors = {
  racket: { build: racket, side: 0.8 },
  tent: { build: tent, side: 0.8 },
  'skipping-rope': { build: skippingRope, view: 'above' },
  'boxing-glove': { build: boxingGlove, side: 0.7 },
} satisfies Record<string, StudioForm>;
