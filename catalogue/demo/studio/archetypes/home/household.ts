import * as THREE from 'three';
import type { Build } from '../../studio-form.ts';
import { surface } from '../../rendering/surface.ts';
import { cloth, lacquer, leather, paper, plastic, steel } from '../../rendering/materials.ts';
import { ball, box, group, put, roundedRectangle, slab, tube, turnedTo } from '../../modelling/shapes.ts';
import type { Place } from '../../modelling/shapes.ts';

/** A towel folded in three: soft layers whose fold faces the viewer, with a woven band across. */
const foldedTowel = (width: number, colour: string): THREE.Group => {
  const terry = cloth(colour, 34);
  const band = cloth(`#${new THREE.Color(colour).multiplyScalar(0.86).getHexString()}`, 160);
  const layer = (level: number, z: number): THREE.Object3D =>
    put(box([width - 0.02 * level, 0.13, 1.06], 0.062, terry), [0.012 * level, 0.065 + level * 0.118, z]);
  const roll = put(box([width, 0.372, 0.36], 0.176, terry), [0, 0.188, 0.42]);
  return group(
    layer(0, 0),
    layer(1, -0.015),
    layer(2, 0.01),
    roll,
    ...[0.1, 0.17].map((z) => put(box([width * 0.995, 0.02, 0.03], 0.009, band), [0, 0.372, z])),
    put(box([width * 1.003, 0.376, 0.07], 0.034, band), [0, 0.188, 0.36]),
  );
};

export const towels: Build = ({ colour }) =>
  turnedTo(
    -0.5,
    foldedTowel(1.5, colour),
    put(foldedTowel(1.46, colour), [0.02, 0.375, -0.01]),
    put(foldedTowel(1.43, colour), [-0.02, 0.75, 0.01]),
  );

export const cushion: Build = ({ colour }) => {
  const linen = cloth(colour, 60);
  const pinchAt = (x: number, y: number): number =>
    1 - 0.09 * (1 - Math.abs(x * y)) * Math.max(x ** 6, y ** 6);
  const half = (side: number): THREE.Mesh =>
    surface(
      (u, v): Place => {
        const [x, y] = [u * 2 - 1, v * 2 - 1];
        const swell = Math.max((1 - x ** 4) * (1 - y ** 4), 0) ** 0.55;
        const corners = 0.05 * Math.sin((Math.abs(x) + Math.abs(y)) * 9) * Math.abs(x * y) ** 2;
        return [x * 0.86 * pinchAt(x, y), y * 0.86 * pinchAt(x, y), side * (swell * 0.36 + corners * swell)];
      },
      linen,
      { weave: 3 },
    );
  const round = Array.from({ length: 48 }, (_, index): Place => {
    const [edge, part] = [Math.floor(index / 12), ((index % 12) / 12) * 2 - 1];
    const [x, y] = [
      [part, -1],
      [1, part],
      [-part, 1],
      [-1, -part],
    ][edge] ?? [0, 0];
    return [(x ?? 0) * 0.865 * pinchAt(x ?? 0, y ?? 0), (y ?? 0) * 0.865 * pinchAt(x ?? 0, y ?? 0), 0];
  });
  return put(group(half(1), half(-1), tube(round, 0.024, linen, true)), [0, 0.85, 0], [-0.22, -0.5, 0.03]);
};

export const soap: Build = ({ colour }) => {
  const bar = (level: number, turn: number): THREE.Object3D =>
    put(
      group(
        box([1.0, 0.42, 0.72], 0.09, lacquer(colour)),
        put(box([0.56, 0.02, 0.3], 0.008, plastic(colour)), [0, 0.208, 0]),
      ),
      [level * 0.06, 0.21 + level * 0.42, 0],
      [0, turn, 0],
    );
  const band = put(box([0.34, 0.435, 0.735], 0.092, paper('#efe3c8')), [0.06, 0.63, 0], [0, -0.34, 0]);
  return group(bar(0, -0.62), bar(1, -0.34), band);
};

export const datesBox: Build = ({ colour }) => {
  const fruit = (index: number): THREE.Object3D => {
    const date = ball(0.13, lacquer(index % 3 === 0 ? '#5b2c14' : '#6e3818'));
    date.scale.set(1, 0.85, 1.7);
    return put(
      date,
      [-0.6 + (index % 6) * 0.24, 0.4 + (index % 2) * 0.02, -0.42 + Math.floor(index / 6) * 0.41],
      [0, ((index * 37) % 10) * 0.03 - 0.15, 0],
    );
  };
  const wall = (size: [number, number, number], at: [number, number, number]): THREE.Object3D =>
    put(box(size, 0.02, paper(colour)), at);
  return put(
    group(
      wall([1.64, 0.06, 1.4], [0, 0.03, 0]),
      wall([1.64, 0.46, 0.06], [0, 0.23, 0.7]),
      wall([1.64, 0.46, 0.06], [0, 0.23, -0.7]),
      wall([0.06, 0.46, 1.4], [0.8, 0.23, 0]),
      wall([0.06, 0.46, 1.4], [-0.8, 0.23, 0]),
      put(box([1.54, 0.26, 1.3], 0.05, paper('#5b3a20')), [0, 0.18, 0]),
      ...Array.from({ length: 18 }, (_, index) => fruit(index)),
    ),
    [0, 0, 0],
    [0, -0.42, 0],
  );
};

export const coffeeBag: Build = ({ colour, accent }) => {
  const material = leather(colour);
  const body = box([0.92, 1.4, 0.5], 0.12, material);
  const positions = body.geometry.getAttribute('position');
  for (let index = 0; index < positions.count; index += 1) {
    const up = THREE.MathUtils.smoothstep(positions.getY(index), 0.1, 0.7);
    positions.setZ(index, positions.getZ(index) * (1 - 0.78 * up));
  }
  body.geometry.computeVertexNormals();
  return put(
    group(
      put(body, [0, 0.7, 0]),
      put(box([0.9, 0.2, 0.09], 0.035, material), [0, 1.42, 0]),
      put(box([0.96, 0.05, 0.1], 0.02, steel('#b98a4a')), [0, 1.36, 0]),
      put(slab(roundedRectangle(0.6, 0.62, 0.06), 0.012, 0.004, paper(accent ?? '#f3e9d2')), [0, 0.56, 0.25]),
    ),
    [0, 0, 0],
    [0, -0.38, 0],
  );
};

export const giftCard: Build = ({ colour, accent }) => {
  const face = (fill: string, stripe: string): THREE.Group =>
    group(
      slab(roundedRectangle(1.6, 1.0, 0.1), 0.03, 0.01, lacquer(fill)),
      put(slab(roundedRectangle(0.12, 0.98, 0.01), 0.004, 0.001, lacquer(stripe)), [-0.42, 0, 0.026]),
      put(
        tube(
          [
            [-0.42, 0.02, 0.04],
            [-0.6, 0.2, 0.07],
            [-0.66, 0.06, 0.05],
            [-0.42, 0.0, 0.04],
            [-0.24, 0.2, 0.07],
            [-0.18, 0.06, 0.05],
            [-0.42, 0.0, 0.04],
          ],
          0.03,
          lacquer(stripe),
        ),
        [0, 0, 0],
      ),
    );
  return group(
    put(face(accent ?? '#f3ead9', colour), [0.16, 0.72, -0.22], [-0.2, -0.3, 0.16]),
    put(face(colour, '#d9b566'), [-0.06, 0.56, 0.1], [-0.24, -0.3, -0.02]),
  );
};
