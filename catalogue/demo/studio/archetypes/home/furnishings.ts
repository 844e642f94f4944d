import * as THREE from 'three';
import { chance, grained, patterned } from '../../rendering/canvas-material.ts';
import { upholstery } from '../../modelling/furniture-parts.ts';
import { brushed, cloth, glass, glow, lacquer, paper, plastic, steel } from '../../rendering/materials.ts';
import { ball, box, drum, group, put, ring, tube, turnedTo } from '../../modelling/shapes.ts';
import type { Place } from '../../modelling/shapes.ts';
import type { Build, StudioForm } from '../../studio-form.ts';
import { surface } from '../../rendering/surface.ts';

const floorLamp: Build = ({ colour }) => {
  const shade = new THREE.Mesh(
    new THREE.CylinderGeometry(0.42, 0.62, 0.72, 96, 1, true),
    Object.assign(cloth('#f4ead6', 160), { emissive: new THREE.Color('#ffdfa8'), emissiveIntensity: 0.34 }),
  );
  return group(
    put(drum(0.5, 0.07, 0.03, lacquer(colour)), [0, 0, 0]),
    put(drum(0.035, 2.5, 0.01, lacquer(colour)), [0, 0.05, 0]),
    put(drum(0.06, 0.14, 0.02, brushed('#c9a45c')), [0, 2.42, 0]),
    put(shade, [0, 2.84, 0]),
    put(ring(0.42, 0.012, brushed('#d9c7a0')), [0, 3.2, 0], [Math.PI / 2, 0, 0]),
    put(ring(0.62, 0.012, brushed('#d9c7a0')), [0, 2.48, 0], [Math.PI / 2, 0, 0]),
    put(ball(0.16, glow('#fff1cf')), [0, 2.76, 0]),
    tube(
      [
        [0.34, 2.56, 0.3],
        [0.34, 2.2, 0.3],
      ],
      0.008,
      brushed('#c9a45c'),
    ),
    put(ball(0.03, brushed('#c9a45c')), [0.34, 2.18, 0.3]),
  );
};

const diamond = (
  context: CanvasRenderingContext2D,
  at: { x: number; y: number; size: number },
  fill: string,
): void => {
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(at.x, at.y - at.size);
  context.lineTo(at.x + at.size * 0.8, at.y);
  context.lineTo(at.x, at.y + at.size);
  context.lineTo(at.x - at.size * 0.8, at.y);
  context.fill();
};

const pale = '#f6f1e6';
const dark = '#5d5047';

const nested = (
  context: CanvasRenderingContext2D,
  middle: { x: number; y: number },
  diamonds: readonly (readonly [number, string])[],
): void => {
  for (const [size, fill] of diamonds) diamond(context, { ...middle, size }, fill);
};

/** Draws a woven rug: borders, a row of diamonds and small stars, in tones of one color. */
const rugPattern = (context: CanvasRenderingContext2D, width: number, height: number): void => {
  context.fillStyle = '#e4ded4';
  context.fillRect(0, 0, width, height);
  for (const [inset, fill] of [
    [0, '#6b5d52'],
    [26, '#f6f1e6'],
    [40, '#a39182'],
    [92, '#f6f1e6'],
    [104, '#8a7869'],
  ] as const) {
    context.fillStyle = fill;
    context.fillRect(inset, inset, width - inset * 2, height - inset * 2);
  }
  for (let step = 0; step < 15; step += 1) {
    const at = 66;
    const along = 66 + (step * (width - 132)) / 14;
    const places = [
      [along, at],
      [along, height - at],
      [at, along],
      [width - at, along],
    ] as const;
    for (const [x, y] of places) diamond(context, { x, y, size: 17 }, step % 2 === 0 ? pale : dark);
  }
  nested(context, { x: width / 2, y: height / 2 }, [
    [236, pale],
    [212, dark],
    [180, '#b8a898'],
    [132, pale],
    [110, '#77675a'],
    [60, pale],
    [34, dark],
  ]);
  for (const [x, y] of [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const) {
    nested(context, { x: width * x, y: height * y }, [
      [70, pale],
      [52, dark],
      [26, pale],
    ]);
  }
};

const rug: Build = ({ colour }) => {
  const weave = patterned(colour, rugPattern);
  const field = surface(
    (u, v): Place => [(u - 0.5) * 3, 0.05 + 0.004 * Math.sin(u * 30) * Math.sin(v * 22), (v - 0.5) * 2],
    weave,
    { weave: 1, columns: 140, rows: 100 },
  );
  const fringe = Array.from({ length: 62 }, (_, index) =>
    [-1, 1].map((side) =>
      tube(
        [
          [side * 1.49, 0.05, -0.97 + index * 0.0318],
          [side * 1.58, 0.03, -0.97 + index * 0.0318 + 0.01],
          [
            side * (1.64 + chance(index) * 0.05),
            0.012,
            -0.97 + index * 0.0318 + (chance(index + 9) - 0.5) * 0.03,
          ],
        ],
        0.01,
        cloth('#efe6d4', 40),
      ),
    ),
  ).flat();
  return turnedTo(
    -0.5,
    field,
    put(box([2.97, 0.03, 1.97], 0.014, cloth('#8d8172', 40)), [0, 0.03, 0]),
    ...fringe,
  );
};

const curtain: Build = ({ colour }) => {
  const panel = (side: number): THREE.Mesh =>
    surface(
      (u, v): Place => {
        const tie = Math.exp(-(((v - 0.64) / 0.16) ** 2));
        const gather = 1 - 0.5 * tie;
        const outer = side * 1.42;
        const x = outer - side * u * 1.26 * gather;
        const fold =
          Math.sin(u * Math.PI * 11 + Math.sin(v * 3) * 0.5) * (0.036 - 0.016 * tie) +
          0.012 * Math.sin(u * 23 + v * 2);
        return [x, 3 - v * 2.94, fold + 0.06 * tie];
      },
      cloth(colour, 70),
      { columns: 220, rows: 90, weave: 4 },
    );
  const rings = Array.from({ length: 16 }, (_, index) =>
    put(
      ring(0.055, 0.011, steel('#c9a45c')),
      [-1.4 + (index < 8 ? index * 0.16 : 1.68 + (index - 8) * 0.16), 3.05, 0],
      [0, Math.PI / 2, 0],
    ),
  );
  return group(
    panel(-1),
    panel(1),
    put(drum(0.04, 3.2, 0.01, steel('#c9a45c')), [-1.6, 3.08, 0], [0, 0, -Math.PI / 2]),
    ...[-1.64, 1.64].map((x) => put(ball(0.085, steel('#c9a45c')), [x, 3.08, 0])),
    ...rings,
    ...[-1, 1].map((side) =>
      put(
        (() => {
          const band = ring(0.36, 0.035, cloth(colour, 40));
          band.scale.set(0.92, 1, 1);
          return band;
        })(),
        [side * 1.1, 1.12, 0.03],
        [Math.PI / 2, side * 0.2, 0],
      ),
    ),
  );
};

const blanket: Build = ({ colour }) => {
  const folded = (level: number, width: number): THREE.Object3D =>
    put(upholstery([width, 0.3, 1.2], 0.14, colour, 26), [0, 0.17 + level * 0.27, 0]);
  const fall = surface(
    (u, v): Place => {
      const x = (u - 0.5) * 0.92;
      const along = v * 2.3;
      const way: Place =
        along < 1.2
          ? [x, 1.0, -0.6 + along]
          : [
              x * (1 + 0.06 * (along - 1.2)),
              1.0 - (along - 1.2) ** 0.9 * 0.86,
              0.62 + 0.05 * Math.sin((along - 1.2) * 3),
            ];
      return [
        way[0],
        way[1] + 0.012 * Math.sin(u * 26),
        way[2] + (along > 1.2 ? 0.02 * Math.sin(u * 22) : 0),
      ];
    },
    cloth(colour, 26),
    { columns: 90, rows: 90, weave: 3 },
  );
  const fringe = Array.from({ length: 30 }, (_, index) =>
    tube(
      [
        [-0.47 + index * 0.0325, 0.12, 0.63],
        [-0.47 + index * 0.0325, 0.05, 0.65],
        [-0.48 + index * 0.033, 0.0, 0.66],
      ],
      0.013,
      cloth(colour, 20),
    ),
  );
  return turnedTo(-0.46, folded(0, 1.7), folded(1, 1.66), folded(2, 1.62), fall, ...fringe);
};

const pillow: Build = ({ colour }) => {
  const one = (): THREE.Group => {
    const half = (side: number): THREE.Mesh =>
      surface(
        (u, v): Place => {
          const [x, y] = [u * 2 - 1, v * 2 - 1];
          const swell = Math.max((1 - x ** 4) * (1 - y ** 4), 0) ** 0.5;
          const pinch = 1 - 0.07 * (1 - Math.abs(x * y)) * Math.max(x ** 6, y ** 6);
          return [
            x * 1.25 * pinch,
            side * (swell * 0.3 + 0.012 * Math.sin(x * 7 + y * 5) * swell),
            y * 0.8 * pinch,
          ];
        },
        cloth(colour, 110),
        { weave: 3 },
      );
    return group(half(1), half(-1));
  };
  return turnedTo(
    -0.4,
    put(one(), [0, 0.31, 0], [0, 0.05, 0]),
    put(one(), [0.05, 0.78, -0.12], [0.16, -0.14, 0.02]),
  );
};

const clock: Build = ({ colour }) =>
  turnedTo(
    -0.22,
    put(
      group(
        put(drum(1.0, 0.16, 0.05, lacquer(colour)), [0, 0, -0.1], [Math.PI / 2, 0, 0]),
        put(drum(0.9, 0.03, 0.01, paper('#fbf9f4')), [0, 0, 0.045], [Math.PI / 2, 0, 0]),
        put(ring(0.93, 0.055, lacquer(colour)), [0, 0, 0.06]),
        ...Array.from({ length: 60 }, (_, index) =>
          put(
            box(index % 5 === 0 ? [0.04, 0.13, 0.015] : [0.014, 0.05, 0.012], 0.005, plastic('#2b2c30')),
            [
              Math.sin(index * 0.10472) * (index % 5 === 0 ? 0.76 : 0.8),
              Math.cos(index * 0.10472) * (index % 5 === 0 ? 0.76 : 0.8),
              0.08,
            ],
            [0, 0, -index * 0.10472],
          ),
        ),
        put(box([0.06, 0.5, 0.02], 0.009, plastic('#1b1c1f')), [-0.185, 0.13, 0.1], [0, 0, 0.96]),
        put(box([0.045, 0.7, 0.02], 0.009, plastic('#1b1c1f')), [0.28, 0.16, 0.115], [0, 0, -1.05]),
        put(box([0.016, 0.84, 0.012], 0.005, lacquer('#c4423a')), [0.02, -0.26, 0.13], [0, 0, 0.08]),
        put(drum(0.055, 0.05, 0.015, steel('#c9a45c')), [0, 0, 0.1], [Math.PI / 2, 0, 0]),
      ),
      [0, 1.02, 0],
      [-0.06, 0, 0],
    ),
  );

const candle: Build = ({ colour }) => {
  const one = (radius: number, height: number): THREE.Group => {
    const flame = ball(0.055, glow('#ffdf9a'));
    flame.scale.set(0.8, 2, 0.8);
    return group(
      put(drum(radius, height, 0.05, Object.assign(plastic(colour), { sheen: 0.4 })), [0, 0.06, 0]),
      put(ring(radius * 0.72, 0.02, plastic(colour)), [0, height + 0.06, 0], [Math.PI / 2, 0, 0]),
      tube(
        [
          [0, height, 0],
          [0.01, height + 0.12, 0],
        ],
        0.012,
        plastic('#2a2320'),
      ),
      put(flame, [0.01, height + 0.26, 0]),
    );
  };
  return group(
    put(one(0.32, 1.3), [-0.36, 0.02, -0.16]),
    put(one(0.32, 0.86), [0.38, 0.02, -0.12]),
    put(one(0.28, 0.52), [0.02, 0.02, 0.42]),
    put(drum(1.02, 0.07, 0.03, grained('#b98a58')), [0, 0, 0]),
    ...[
      [-0.7, 0.4],
      [0.74, 0.36],
      [0.62, 0.5],
    ].map(([x = 0, z = 0], index) =>
      put(ball(0.09 + index * 0.02, index === 1 ? glass('#b9c3b0', 0.9) : plastic('#8f9a86')), [x, 0.13, z]),
    ),
  );
};

export const furnishings = {
  'floor-lamp': { build: floorLamp },
  rug: { build: rug, view: 'laid', detail: { x: 0.35, y: -0.05, zoom: 2.2 } },
  curtain: { build: curtain, detail: { x: -0.5, y: 0.55, zoom: 2.2 } },
  blanket: { build: blanket, detail: { x: 0.1, y: 0.1, zoom: 2.2 } },
  pillow: { build: pillow },
  clock: { build: clock, detail: { x: 0, y: 0, zoom: 1.9 } },
  candle: { build: candle },
} satisfies Record<string, StudioForm>;
