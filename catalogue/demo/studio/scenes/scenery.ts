import * as THREE from 'three';
import { grained } from '../rendering/canvas-material.ts';
import { brushed, cloth, lacquer, paper, plastic, steel } from '../rendering/materials.ts';
import { ball, box, drum, group, put, tube } from '../modelling/shapes.ts';
import type { Place } from '../modelling/shapes.ts';

export const plinth = (size: Place, colour: string) => (): THREE.Object3D =>
  put(box(size, Math.min(...size) * 0.06, paper(colour)), [0, size[1] / 2, 0]);
export const roundPlinth = (radius: number, height: number, colour: string) => (): THREE.Object3D =>
  drum(radius, height, Math.min(radius, height) * 0.06, paper(colour));
/** An arch for the background. */
export const arch = (width: number, height: number, colour: string) => (): THREE.Object3D => {
  const shape = new THREE.Shape();
  shape
    .moveTo(-width / 2, 0)
    .lineTo(-width / 2, height - width / 2)
    .absarc(0, height - width / 2, width / 2, Math.PI, 0, true);
  shape.lineTo(width / 2, 0);
  return new THREE.Mesh(
    new THREE.ExtrudeGeometry(shape, {
      depth: 0.06,
      bevelSize: 0.01,
      bevelThickness: 0.01,
      curveSegments: 64,
    }),
    paper(colour),
  );
};
export const board = (size: Place, colour: string) => (): THREE.Object3D =>
  put(box(size, Math.min(...size) * 0.3, grained(colour)), [0, size[1] / 2, 0]);

/** A steel clothes rail on two feet. */
export const rail = (width: number, height: number) => (): THREE.Object3D => {
  const metal = brushed('#c9a45c');
  const post = (side: number): THREE.Object3D =>
    group(
      tube(
        [
          [side * width * 0.5, 0.03, 0],
          [side * width * 0.5, height, 0],
        ],
        0.018,
        metal,
      ),
      tube(
        [
          [side * width * 0.5, 0.03, -0.28],
          [side * width * 0.5, 0.03, 0.28],
        ],
        0.018,
        metal,
      ),
    );
  return group(
    post(1),
    post(-1),
    tube(
      [
        [-width * 0.54, height, 0],
        [width * 0.54, height, 0],
      ],
      0.018,
      metal,
    ),
  );
};

/** A wooden hanger whose hook ends at the origin. */
export const hanger = (): THREE.Object3D =>
  group(
    tube(
      [
        [0, -0.02, 0],
        [0.02, 0.01, 0],
        [0, 0.03, 0],
        [-0.025, 0.005, 0],
        [-0.01, -0.03, 0],
        [0, -0.05, 0],
        [0, -0.1, 0],
      ],
      0.004,
      steel(),
    ),
    tube(
      [
        [-0.2, -0.165, 0],
        [-0.1, -0.12, 0],
        [0, -0.095, 0],
        [0.1, -0.12, 0],
        [0.2, -0.165, 0],
      ],
      0.012,
      grained('#a8764a'),
    ),
  );

/** A wrapped box with a ribbon and a bow. */
export const present = (size: Place, colour: string, ribbon: string) => (): THREE.Object3D => {
  const [x, y, z] = size;
  const satin = lacquer(ribbon);
  const loop = (side: number): THREE.Object3D => {
    const bow = tube(
      [
        [0, y, 0],
        [side * x * 0.16, y + x * 0.16, 0.01],
        [side * x * 0.3, y + x * 0.12, 0],
        [side * x * 0.2, y + x * 0.03, -0.01],
        [0, y, 0],
      ],
      x * 0.035,
      satin,
    );
    return bow;
  };
  return group(
    put(box(size, 0.008, paper(colour)), [0, y / 2, 0]),
    put(box([x * 0.13, y * 1.01, z * 1.01], 0.004, satin), [0, y / 2, 0]),
    put(box([x * 1.01, y * 1.01, z * 0.13], 0.004, satin), [0, y / 2, 0]),
    loop(1),
    loop(-1),
    put(ball(x * 0.05, satin), [0, y + x * 0.02, 0]),
  );
};

/** A plant with broad leaves in a pot. */
export const plant = (height: number) => (): THREE.Object3D => {
  const leaves = Array.from({ length: 17 }, (_, index) => {
    const angle = index * 2.4;
    const reach = height * (0.16 + (0.2 * ((index * 7) % 10)) / 10);
    const up = height * (0.55 + (0.42 * ((index * 3) % 10)) / 10);
    const blade = ball(1, plastic(index % 3 === 0 ? '#5d7f4e' : '#466a41'));
    blade.scale.set(height * 0.05, height * 0.008, height * 0.15);
    const tip = put(
      group(put(blade, [0, 0, height * 0.1])),
      [Math.sin(angle) * reach, up, Math.cos(angle) * reach],
      [0, angle, 0],
    );
    blade.rotation.x = 0.5 - 0.04 * (index % 5);
    return group(
      tip,
      tube(
        [
          [0, height * 0.28, 0],
          [Math.sin(angle) * reach * 0.4, up * 0.75, Math.cos(angle) * reach * 0.4],
          [Math.sin(angle) * reach, up, Math.cos(angle) * reach],
        ],
        height * 0.006,
        plastic('#5d7f4e'),
      ),
    );
  });
  return group(
    drum(height * 0.15, height * 0.3, height * 0.02, paper('#c98d66')),
    put(drum(height * 0.135, 0.01, 0.003, cloth('#4a3a2e', 20)), [0, height * 0.295, 0]),
    ...leaves,
  );
};

/** A cloth spread on the ground with a pattern of squares. */
export const spread = (size: Place, colour: string, other: string) => (): THREE.Object3D => {
  const [x, , z] = size;
  const stripe = (index: number): THREE.Object3D[] => [
    put(box([x, 0.004, z / 17], 0.001, cloth(other, 60)), [0, 0.011, ((index - 3.5) * z) / 8.5]),
    put(box([x / 17, 0.004, z], 0.001, cloth(other, 60)), [((index - 3.5) * x) / 8.5, 0.0115, 0]),
  ];
  return group(
    put(box([x, 0.012, z], 0.005, cloth(colour, 60)), [0, 0.006, 0]),
    ...Array.from({ length: 8 }, (_, index) => stripe(index)).flat(),
  );
};
