import * as THREE from 'three';
import { brushed, cloth, glass, lacquer, plastic, steel } from '../rendering/materials.ts';
import { box, drum, group, put, tube } from './shapes.ts';
import type { Place } from './shapes.ts';

/** One part at each corner of a rectangle `wide` by `deep`. */
export const atCorners = (
  wide: number,
  deep: number,
  part: (x: number, z: number) => THREE.Object3D,
): THREE.Group =>
  group(
    ...[
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ].map(([x = 1, z = 1]) => part((x * wide) / 2, (z * deep) / 2)),
  );

/** Four round, tapered legs that lean slightly outwards, from the ground up to `height`. */
export const taperedLegs = (
  size: { wide: number; deep: number; height: number; radius: number; lean?: number },
  material: THREE.Material,
): THREE.Group =>
  atCorners(size.wide, size.deep, (x, z) => {
    const leg = new THREE.Mesh(
      new THREE.CylinderGeometry(size.radius, size.radius * 0.6, size.height, 40),
      material,
    );
    const lean = size.lean ?? 0.1;
    return put(
      leg,
      [
        x + Math.sign(x) * lean * 0.4 * size.height,
        size.height / 2,
        z + Math.sign(z) * lean * 0.4 * size.height,
      ],
      [-Math.sign(z) * lean, 0, Math.sign(x) * lean],
    );
  });

/** A soft upholstered block with a seam around its edge, centered on the origin. */
export const upholstery = (size: Place, radius: number, colour: string, weave = 60): THREE.Group => {
  const fabric = cloth(colour, weave);
  const body = box(size, radius, fabric);
  const positions = body.geometry.getAttribute('position');
  const [x, y, z] = size;
  for (let index = 0; index < positions.count; index += 1) {
    const across = 1 - ((2 * positions.getX(index)) / x) ** 2;
    const deep = 1 - ((2 * positions.getZ(index)) / z) ** 2;
    const up = 1 - ((2 * positions.getY(index)) / y) ** 2;
    const swell = 1 + 0.09 * Math.max(across, 0) * Math.max(deep, 0);
    positions.setXYZ(
      index,
      positions.getX(index) * (1 + 0.02 * Math.max(up, 0)),
      positions.getY(index) * swell,
      positions.getZ(index) * (1 + 0.03 * Math.max(up, 0)),
    );
  }
  body.geometry.computeVertexNormals();
  const [half, deep] = [x / 2 - radius * 0.35, z / 2 - radius * 0.35];
  const seam = (height: number): THREE.Object3D =>
    tube(
      [
        [half, height, deep],
        [0, height * 1.02, deep * 1.03],
        [-half, height, deep],
        [-half * 1.01, height, 0],
        [-half, height, -deep],
        [0, height * 1.02, -deep],
        [half, height, -deep],
        [half * 1.01, height, 0],
      ],
      Math.min(radius * 0.12, 0.012),
      fabric,
      true,
    );
  return group(body, seam(y / 2 - radius * 0.3), seam(-y / 2 + radius * 0.3));
};

/** A bar handle at a distance from the front. */
export const barHandle = (length: number, isUpright: boolean, material = brushed()): THREE.Group => {
  const half = length / 2;
  const bar = isUpright
    ? tube(
        [
          [0, -half, 0.06],
          [0, half, 0.06],
        ],
        0.018,
        material,
      )
    : tube(
        [
          [-half, 0, 0.06],
          [half, 0, 0.06],
        ],
        0.018,
        material,
      );
  const foot = (at: number): THREE.Object3D =>
    put(drum(0.013, 0.06, 0.003, material), isUpright ? [0, at, 0] : [at, 0, 0], [Math.PI / 2, 0, 0]);
  return group(bar, foot(half * 0.82), foot(-half * 0.82));
};

/** A drawer front or door with its handle, centered on the origin and facing +z. */
export const leaf = (size: Place, material: THREE.Material, handle?: THREE.Object3D): THREE.Group =>
  group(box(size, Math.min(0.016, size[2] / 2.2), material), ...(handle ? [handle] : []));

/** A rotary knob on a front, with a mark. */
export const dial = (radius: number, material: THREE.Material): THREE.Group =>
  group(
    put(drum(radius * 1.18, 0.012, 0.004, steel('#9d9c99')), [0, 0, 0], [Math.PI / 2, 0, 0]),
    put(drum(radius, radius * 0.7, radius * 0.16, material), [0, 0, 0], [Math.PI / 2, 0, 0]),
    put(box([radius * 0.16, radius * 0.7, 0.01], 0.004, plastic('#f0eee9')), [0, radius * 0.4, radius * 0.7]),
  );

/** A dark glass window in a front. */
export const darkWindow = (width: number, height: number): THREE.Group =>
  group(
    put(box([width, height, 0.03], 0.014, lacquer('#15161a')), [0, 0, 0]),
    put(box([width * 0.86, height * 0.8, 0.02], 0.009, lacquer('#292a2f')), [0, 0, 0.008]),
    put(box([width, height, 0.01], 0.004, glass('#ffffff', 0.08)), [0, 0, 0.024]),
  );

/** A column of horizontal slots. */
export const slots = (
  count: number,
  size: { width: number; step: number; thick: number },
  material = plastic('#1d1d20'),
): THREE.Group =>
  group(
    ...Array.from({ length: count }, (_, index) =>
      put(box([size.width, size.thick, 0.02], Math.min(size.thick, 0.02) * 0.45, material), [
        0,
        (index - (count - 1) / 2) * size.step,
        0,
      ]),
    ),
  );

/** Small feet under the four corners of a body. */
export const feet = (wide: number, deep: number, radius: number, height: number): THREE.Group =>
  atCorners(wide, deep, (x, z) => put(drum(radius, height, radius * 0.2, plastic('#2a2a2d')), [x, 0, z]));
