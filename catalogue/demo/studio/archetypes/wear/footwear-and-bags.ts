import * as THREE from 'three';
import type { Build } from '../../studio-form.ts';
import { cloth, leather, plastic, rubber, steel } from '../../rendering/materials.ts';
import { box, group, put, roundedRectangle, slab, smoothOutline, tube } from '../../modelling/shapes.ts';
import type { Place, Point } from '../../modelling/shapes.ts';

const footprint: Point[] = [
  [-1.0, 0],
  [-0.92, 0.27],
  [-0.5, 0.32],
  [0.0, 0.3],
  [0.5, 0.38],
  [0.9, 0.3],
  [1.05, 0.02],
  [0.95, -0.26],
  [0.55, -0.36],
  [0.0, -0.29],
  [-0.5, -0.31],
  [-0.92, -0.27],
];

const interpolate = (table: Point[], at: number): number => {
  const curve = new THREE.SplineCurve(table.map(([x, y]) => new THREE.Vector2(x, y)));
  let best = new THREE.Vector2();
  for (let step = 0; step <= 200; step += 1) {
    const point = curve.getPoint(step / 200);
    if (Math.abs(point.x - at) < Math.abs(best.x - at) || step === 0) best = point;
  }
  return best.y;
};

const widths: Point[] = [
  [0, 0.1],
  [0.05, 0.25],
  [0.2, 0.3],
  [0.45, 0.29],
  [0.7, 0.37],
  [0.88, 0.31],
  [0.97, 0.18],
  [1, 0.06],
];
const crests: Point[] = [
  [0, 0.86],
  [0.1, 0.84],
  [0.3, 0.7],
  [0.42, 0.78],
  [0.55, 0.66],
  [0.75, 0.42],
  [0.9, 0.34],
  [1, 0.14],
];
/** How far each side extends upwards: 1 closes over the foot, less leaves the opening. */
const closings: Point[] = [
  [0, 0.96],
  [0.06, 0.78],
  [0.2, 0.66],
  [0.38, 0.7],
  [0.5, 0.86],
  [0.62, 1],
  [1, 1],
];

const upperSide = (side: number, scale: number, material: THREE.Material): THREE.Mesh => {
  const [rows, columns] = [80, 40];
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= rows; row += 1) {
    const at = row / rows;
    const [width, crest, closing] = [
      interpolate(widths, at) * scale,
      interpolate(crests, at) * scale,
      Math.min(1, interpolate(closings, at)),
    ];
    for (let column = 0; column <= columns; column += 1) {
      const angle = (column / columns) * closing * (Math.PI / 2);
      const round = Math.cos(angle) ** 0.72;
      positions.push(-0.98 + at * 2.0, 0.2 + Math.sin(angle) ** 0.9 * crest, side * width * round);
      uvs.push(at * 3, (column / columns) * 1.5);
      if (row === rows || column === columns) continue;
      const corner = row * (columns + 1) + column;
      indices.push(
        corner,
        corner + 1,
        corner + columns + 1,
        corner + 1,
        corner + columns + 2,
        corner + columns + 1,
      );
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uvs, 2));
  geometry.setIndex(side > 0 ? indices : indices.toReversed());
  geometry.computeVertexNormals();
  return new THREE.Mesh(geometry, material);
};

export const oneShoe = (colour: string, accent: string): THREE.Group => {
  const upper = cloth(colour, 120);
  const lining = cloth('#3a3a3d');
  lining.side = THREE.DoubleSide;
  const sole = slab(smoothOutline(footprint), 0.2, 0.06, rubber('#f4f1ea'));
  const tread = slab(
    smoothOutline(footprint.map(([x, y]) => [x * 0.98, y * 0.97])),
    0.06,
    0.02,
    rubber(accent),
  );
  const tongue = put(
    slab(roundedRectangle(0.5, 0.26, 0.1), 0.05, 0.02, cloth(colour)),
    [-0.06, 0.92, 0],
    [-Math.PI / 2, 0.62, 0],
  );
  const lace = (step: number): THREE.Object3D => {
    const x = 0.06 + step * 0.115;
    const y = 0.96 - step * 0.088;
    return tube(
      [
        [x, y - 0.11, 0.17],
        [x + 0.01, y, 0.08],
        [x + 0.02, y + 0.015, 0],
        [x + 0.01, y, -0.08],
        [x, y - 0.11, -0.17],
      ],
      0.022,
      cloth('#f7f5f0', 40),
    );
  };
  const stripe = (side: number): THREE.Object3D => {
    const points: Place[] = [
      [-0.72, 0.42, side * 0.335],
      [-0.3, 0.42, side * 0.335],
      [0.1, 0.5, side * 0.31],
      [0.34, 0.68, side * 0.22],
    ];
    return tube(points, 0.028, leather(accent));
  };
  return group(
    put(tread, [0, 0.04, 0], [-Math.PI / 2, 0, 0]),
    put(sole, [0, 0.12, 0], [-Math.PI / 2, 0, 0]),
    upperSide(1, 1, upper),
    upperSide(-1, 1, upper),
    upperSide(1, 0.95, lining),
    upperSide(-1, 0.95, lining),
    tongue,
    ...[0, 1, 2, 3, 4].map(lace),
    stripe(1),
    stripe(-1),
    put(box([0.05, 0.34, 0.2], 0.02, leather(accent)), [-0.985, 0.72, 0], [0, 0, 0.08]),
  );
};

export const trainer: Build = ({ colour, accent }) =>
  group(
    put(oneShoe(colour, accent ?? '#2a2a2d'), [0.1, 0, 0.5], [0, 0.42, 0]),
    put(oneShoe(colour, accent ?? '#2a2a2d'), [-0.05, 0, -0.42], [0, 0.56, 0]),
  );

const oneSlide = (colour: string): THREE.Group => {
  const foam = rubber(colour);
  const arch: Place[] = [
    [0, 0.2, 0.36],
    [0, 0.44, 0.36],
    [0, 0.58, 0.18],
    [0, 0.6, 0],
    [0, 0.58, -0.18],
    [0, 0.44, -0.36],
    [0, 0.2, -0.36],
  ];
  const strap = tube(arch, 0.045, foam);
  strap.scale.x = 5.4;
  return group(
    put(slab(smoothOutline(footprint), 0.24, 0.08, foam), [0, 0.12, 0], [-Math.PI / 2, 0, 0]),
    put(
      slab(
        smoothOutline(footprint.map(([x, y]) => [x * 0.9, y * 0.84])),
        0.03,
        0.012,
        rubber(`#${new THREE.Color(colour).multiplyScalar(0.8).getHexString()}`),
      ),
      [0, 0.3, 0],
      [-Math.PI / 2, 0, 0],
    ),
    put(strap, [0.3, 0.02, 0]),
  );
};

export const slide: Build = ({ colour }) =>
  group(
    put(oneSlide(colour), [0.1, 0, 0.5], [0, 0.5, 0]),
    put(oneSlide(colour), [-0.1, 0, -0.46], [0, 0.62, 0]),
  );

export const backpack: Build = ({ colour, accent }) => {
  const fabric = cloth(colour, 24);
  const trim = leather(accent ?? '#6b4a2f');
  const zip = (points: Place[]): THREE.Object3D => tube(points, 0.016, plastic('#1c1c1f'));
  return put(
    group(
      put(box([1.16, 1.6, 0.5], 0.24, fabric), [0, 0.82, 0]),
      put(box([0.92, 0.72, 0.26], 0.12, fabric), [0, 0.46, 0.3]),
      put(box([0.16, 0.6, 0.34], 0.07, fabric), [0.62, 0.4, 0.04]),
      put(box([0.16, 0.6, 0.34], 0.07, fabric), [-0.62, 0.4, 0.04]),
      put(box([1.12, 0.16, 0.52], 0.07, trim), [0, 0.09, 0.02]),
      zip([
        [-0.5, 1.0, 0.262],
        [-0.46, 1.36, 0.24],
        [-0.22, 1.55, 0.16],
        [0.22, 1.55, 0.16],
        [0.46, 1.36, 0.24],
        [0.5, 1.0, 0.262],
      ]),
      zip([
        [-0.36, 0.72, 0.435],
        [0.36, 0.72, 0.435],
      ]),
      put(box([0.05, 0.18, 0.03], 0.012, trim), [0.36, 0.64, 0.445]),
      put(box([0.3, 0.14, 0.03], 0.012, trim), [0, 1.12, 0.26]),
      put(box([0.1, 0.05, 0.02], 0.01, steel('#b98a4a')), [0, 1.12, 0.285]),
      tube(
        [
          [-0.16, 1.58, -0.06],
          [-0.15, 1.76, -0.06],
          [0, 1.82, -0.06],
          [0.15, 1.76, -0.06],
          [0.16, 1.58, -0.06],
        ],
        0.04,
        trim,
      ),
      tube(
        [
          [-0.4, 1.5, -0.24],
          [-0.62, 1.3, -0.5],
          [-0.62, 0.8, -0.56],
          [-0.5, 0.16, -0.24],
        ],
        0.07,
        fabric,
      ),
      tube(
        [
          [0.4, 1.5, -0.24],
          [0.62, 1.3, -0.5],
          [0.62, 0.8, -0.56],
          [0.5, 0.16, -0.24],
        ],
        0.07,
        fabric,
      ),
    ),
    [0, 0, 0],
    [0, -0.42, 0],
  );
};
