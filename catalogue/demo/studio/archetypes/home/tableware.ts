import * as THREE from 'three';
import type { Build } from '../../studio-form.ts';
import { brushed, ceramic, glass, lacquer, paper, plastic, steel, wood } from '../../rendering/materials.ts';
import { box, drum, group, put, ring, tube, turned } from '../../modelling/shapes.ts';

const black = '#26262a';

export const kettle: Build = ({ colour }) => {
  const shell = colour === 'steel' ? steel() : lacquer(colour);
  const dark = plastic(black);
  return group(
    put(drum(0.72, 0.12, 0.04, dark), [0, 0, 0]),
    put(drum(0.66, 0.03, 0.01, steel('#8d8d8d')), [0, 0.12, 0]),
    turned(
      [
        [0.62, 0.15],
        [0.69, 0.17],
        [0.7, 0.26],
        [0.66, 0.7],
        [0.58, 1.15],
        [0.52, 1.36],
        [0.5, 1.42],
      ],
      shell,
    ),
    put(ring(0.5, 0.022, steel()), [0, 1.42, 0], [Math.PI / 2, 0, 0]),
    turned(
      [
        [0.49, 1.43],
        [0.42, 1.5],
        [0.2, 1.545],
        [0, 1.55],
      ],
      dark,
    ),
    put(drum(0.09, 0.09, 0.03, dark), [0, 1.53, 0]),
    tube(
      [
        [-0.44, 1.05, 0],
        [-0.62, 1.16, 0],
        [-0.74, 1.32, 0],
        [-0.8, 1.38, 0],
      ],
      0.085,
      shell,
    ),
    tube(
      [
        [0.5, 1.42, 0],
        [0.78, 1.46, 0],
        [0.98, 1.3, 0],
        [0.99, 0.86, 0],
        [0.88, 0.48, 0],
        [0.68, 0.36, 0],
      ],
      0.075,
      dark,
    ),
  );
};

export const enamelKettle: Build = ({ colour }) => {
  const shell = lacquer(colour);
  return group(
    turned(
      [
        [0, 0],
        [0.74, 0.0],
        [0.8, 0.06],
        [0.82, 0.2],
        [0.74, 0.6],
        [0.52, 0.92],
        [0.4, 1.0],
      ],
      shell,
    ),
    put(ring(0.4, 0.02, steel()), [0, 1.0, 0], [Math.PI / 2, 0, 0]),
    turned(
      [
        [0.39, 1.0],
        [0.32, 1.08],
        [0.14, 1.13],
        [0, 1.14],
      ],
      shell,
    ),
    put(
      turned(
        [
          [0, 0],
          [0.05, 0],
          [0.04, 0.06],
          [0.09, 0.12],
          [0.08, 0.18],
          [0, 0.2],
        ],
        wood(),
      ),
      [0, 1.12, 0],
    ),
    tube(
      [
        [-0.66, 0.42, 0],
        [-0.9, 0.56, 0],
        [-1.02, 0.84, 0],
        [-1.16, 0.98, 0],
      ],
      0.1,
      shell,
    ),
    tube(
      [
        [-0.42, 0.94, 0],
        [-0.5, 1.3, 0],
        [-0.3, 1.56, 0],
        [0, 1.62, 0],
        [0.3, 1.56, 0],
        [0.5, 1.3, 0],
        [0.42, 0.94, 0],
      ],
      0.03,
      steel(),
    ),
    put(
      tube(
        [
          [-0.26, 1.59, 0],
          [0, 1.63, 0],
          [0.26, 1.59, 0],
        ],
        0.062,
        wood(),
      ),
      [0, 0, 0],
    ),
  );
};

export const teapot: Build = ({ colour }) => {
  const body = ceramic(colour);
  const gilt = steel('#c9a45c');
  return group(
    turned(
      [
        [0, 0],
        [0.36, 0],
        [0.4, 0.04],
        [0.38, 0.08],
        [0.62, 0.24],
        [0.76, 0.52],
        [0.68, 0.86],
        [0.42, 1.06],
        [0.34, 1.1],
      ],
      body,
    ),
    put(ring(0.385, 0.014, gilt), [0, 0.06, 0], [Math.PI / 2, 0, 0]),
    put(ring(0.35, 0.016, gilt), [0, 1.1, 0], [Math.PI / 2, 0, 0]),
    turned(
      [
        [0.34, 1.11],
        [0.3, 1.18],
        [0.12, 1.25],
        [0.05, 1.29],
        [0.1, 1.36],
        [0.07, 1.43],
        [0, 1.45],
      ],
      body,
    ),
    tube(
      [
        [-0.6, 0.4, 0],
        [-0.86, 0.48, 0],
        [-0.98, 0.74, 0],
        [-1.06, 0.98, 0],
        [-1.2, 1.08, 0],
      ],
      0.085,
      body,
    ),
    tube(
      [
        [0.6, 0.88, 0],
        [0.86, 1.02, 0],
        [1.06, 0.88, 0],
        [1.02, 0.58, 0],
        [0.84, 0.4, 0],
        [0.68, 0.36, 0],
      ],
      0.06,
      body,
    ),
  );
};

export const oneTeaGlass = (): THREE.Group =>
  group(
    turned(
      [
        [0, 0.1],
        [0.2, 0.1],
        [0.27, 0.14],
        [0.29, 0.24],
        [0.23, 0.44],
        [0.22, 0.52],
        [0.28, 0.7],
      ],
      glass('#6b1c04', 0.94),
    ),
    turned(
      [
        [0, 0.08],
        [0.22, 0.08],
        [0.29, 0.13],
        [0.31, 0.24],
        [0.25, 0.44],
        [0.24, 0.54],
        [0.31, 0.8],
      ],
      glass('#ffffff', 0.12),
    ),
    put(ring(0.31, 0.008, steel('#d9b566')), [0, 0.8, 0], [Math.PI / 2, 0, 0]),
    turned(
      [
        [0, 0.03],
        [0.3, 0.03],
        [0.44, 0.06],
        [0.52, 0.12],
        [0.53, 0.125],
        [0.5, 0.1],
        [0.4, 0.02],
        [0.3, 0],
        [0, 0],
      ],
      ceramic('#f3efe6'),
    ),
    put(ring(0.525, 0.01, steel('#d9b566')), [0, 0.122, 0], [Math.PI / 2, 0, 0]),
  );

export const teaGlass: Build = () =>
  group(oneTeaGlass(), put(oneTeaGlass(), [0.82, 0, -0.5]), put(oneTeaGlass(), [-0.72, 0, -0.62]));

export const mug: Build = ({ colour }) => {
  const outside = ceramic(colour);
  return group(
    turned(
      [
        [0, 0],
        [0.38, 0],
        [0.45, 0.03],
        [0.48, 0.1],
        [0.5, 0.5],
        [0.5, 0.96],
        [0.49, 1.0],
        [0.465, 1.0],
        [0.45, 0.96],
        [0.45, 0.4],
        [0.4, 0.08],
        [0, 0.06],
      ],
      outside,
    ),
    tube(
      [
        [0.47, 0.8, 0],
        [0.68, 0.84, 0],
        [0.82, 0.7, 0],
        [0.8, 0.44, 0],
        [0.66, 0.27, 0],
        [0.46, 0.25, 0],
      ],
      0.058,
      outside,
    ),
  );
};

export const pan: Build = ({ colour }) => {
  const coating = plastic('#2b2b2e');
  return put(
    group(
      turned(
        [
          [0, 0],
          [0.78, 0],
          [0.84, 0.02],
          [0.92, 0.12],
          [1.0, 0.3],
          [1.02, 0.325],
          [0.99, 0.33],
          [0.9, 0.14],
          [0.82, 0.05],
          [0, 0.04],
        ],
        lacquer(colour),
      ),
      turned(
        [
          [0.985, 0.325],
          [0.895, 0.145],
          [0.81, 0.06],
          [0, 0.055],
        ],
        coating,
      ),
      put(box([0.28, 0.07, 0.14], 0.03, steel()), [1.08, 0.3, 0], [0, 0, 0.2]),
      tube(
        [
          [1.14, 0.32, 0],
          [1.5, 0.42, 0],
          [1.9, 0.47, 0],
          [2.2, 0.46, 0],
        ],
        0.078,
        plastic(black),
      ),
      put(ring(0.05, 0.02, steel()), [2.27, 0.455, 0], [Math.PI / 2, 0, 0]),
    ),
    [0, 0, 0],
    [0, 0.62, 0],
  );
};

export const pot: Build = ({ colour }) => {
  const shell = colour === 'steel' ? steel() : lacquer(colour);
  const ear = (side: number): THREE.Object3D =>
    tube(
      [
        [side * 0.86, 0.62, -0.2],
        [side * 1.1, 0.66, -0.17],
        [side * 1.14, 0.66, 0],
        [side * 1.1, 0.66, 0.17],
        [side * 0.86, 0.62, 0.2],
      ],
      0.05,
      colour === 'steel' ? brushed() : shell,
    );
  return put(
    group(
      turned(
        [
          [0, 0],
          [0.8, 0],
          [0.86, 0.04],
          [0.89, 0.14],
          [0.9, 0.5],
          [0.9, 0.78],
        ],
        shell,
      ),
      put(ring(0.905, 0.03, steel()), [0, 0.79, 0], [Math.PI / 2, 0, 0]),
      turned(
        [
          [0.9, 0.82],
          [0.82, 0.9],
          [0.5, 1.0],
          [0.2, 1.045],
          [0, 1.05],
        ],
        shell,
      ),
      put(
        turned(
          [
            [0, 0],
            [0.07, 0],
            [0.06, 0.06],
            [0.15, 0.12],
            [0.16, 0.17],
            [0, 0.19],
          ],
          steel(),
        ),
        [0, 1.04, 0],
      ),
      ear(1),
      ear(-1),
    ),
    [0, 0, 0],
    [0, 0.3, 0],
  );
};

export const dallah: Build = ({ colour }) => {
  const metal = steel(colour);
  return group(
    turned(
      [
        [0, 0],
        [0.46, 0],
        [0.5, 0.04],
        [0.52, 0.14],
        [0.46, 0.42],
        [0.3, 0.72],
        [0.25, 0.92],
        [0.3, 1.14],
        [0.34, 1.22],
      ],
      metal,
    ),
    put(ring(0.255, 0.028, metal), [0, 0.9, 0], [Math.PI / 2, 0, 0]),
    put(ring(0.51, 0.02, metal), [0, 0.1, 0], [Math.PI / 2, 0, 0]),
    turned(
      [
        [0.35, 1.22],
        [0.33, 1.28],
        [0.18, 1.46],
        [0.07, 1.58],
        [0.05, 1.66],
        [0.08, 1.72],
        [0.04, 1.82],
        [0, 1.86],
      ],
      metal,
    ),
    tube(
      [
        [-0.2, 1.0, 0],
        [-0.42, 1.14, 0],
        [-0.6, 1.24, 0],
        [-0.74, 1.18, 0],
        [-0.82, 1.04, 0],
      ],
      0.055,
      metal,
    ),
    tube(
      [
        [0.3, 1.14, 0],
        [0.56, 1.2, 0],
        [0.7, 1.06, 0],
        [0.66, 0.72, 0],
        [0.56, 0.44, 0],
        [0.46, 0.34, 0],
      ],
      0.042,
      metal,
    ),
  );
};

export const vase: Build = ({ colour }) => {
  const band = ceramic('#e9dfcc');
  return group(
    turned(
      [
        [0, 0],
        [0.3, 0],
        [0.34, 0.04],
        [0.44, 0.3],
        [0.56, 0.66],
        [0.54, 0.98],
        [0.36, 1.28],
        [0.22, 1.46],
        [0.2, 1.6],
        [0.27, 1.74],
        [0.3, 1.78],
        [0.26, 1.77],
        [0.17, 1.62],
        [0.18, 1.4],
      ],
      ceramic(colour),
    ),
    turned(
      [
        [0.475, 0.4],
        [0.535, 0.52],
        [0.566, 0.64],
      ],
      band,
    ),
    put(ring(0.563, 0.012, steel('#c9a45c')), [0, 0.76, 0], [Math.PI / 2, 0, 0]),
  );
};

export const jar: Build = ({ colour }) =>
  group(
    turned(
      [
        [0, 0.04],
        [0.5, 0.04],
        [0.56, 0.09],
        [0.57, 0.2],
        [0.57, 0.86],
        [0.53, 0.97],
        [0.44, 1.02],
      ],
      glass(colour, 0.97),
    ),
    turned(
      [
        [0, 0],
        [0.52, 0],
        [0.6, 0.05],
        [0.61, 0.2],
        [0.61, 0.9],
        [0.57, 1.03],
        [0.46, 1.1],
        [0.46, 1.18],
      ],
      glass('#ffffff', 0.09),
    ),
    put(drum(0.5, 0.2, 0.04, lacquer('#d8b25a')), [0, 1.12, 0]),
    new THREE.Mesh(
      new THREE.CylinderGeometry(0.617, 0.617, 0.42, 96, 1, true, -0.95, 1.9),
      paper('#f6eeda'),
    ).translateY(0.52),
  );

export const tin: Build = ({ colour, accent }) =>
  group(
    put(drum(0.56, 1.24, 0.02, lacquer(colour)), [0, 0, 0]),
    put(ring(0.562, 0.016, steel()), [0, 0.03, 0], [Math.PI / 2, 0, 0]),
    put(drum(0.585, 0.24, 0.05, brushed('#d9b566')), [0, 1.16, 0]),
    new THREE.Mesh(
      new THREE.CylinderGeometry(0.564, 0.564, 0.5, 96, 1, true),
      paper(accent ?? '#f3e9d2'),
    ).translateY(0.56),
    put(ring(0.563, 0.008, steel('#d9b566')), [0, 0.31, 0], [Math.PI / 2, 0, 0]),
    put(ring(0.563, 0.008, steel('#d9b566')), [0, 0.81, 0], [Math.PI / 2, 0, 0]),
  );

export const bottle: Build = ({ colour }) =>
  group(
    turned(
      [
        [0, 0],
        [0.36, 0],
        [0.41, 0.03],
        [0.42, 0.1],
        [0.42, 1.3],
        [0.4, 1.46],
        [0.28, 1.62],
        [0.25, 1.68],
      ],
      colour === 'steel' ? brushed() : lacquer(colour),
    ),
    put(drum(0.425, 0.07, 0.02, steel()), [0, 0.0, 0]),
    put(ring(0.26, 0.025, steel()), [0, 1.69, 0], [Math.PI / 2, 0, 0]),
    put(drum(0.27, 0.3, 0.05, plastic(black)), [0, 1.71, 0]),
    tube(
      [
        [-0.18, 1.98, 0],
        [-0.19, 2.16, 0],
        [0, 2.26, 0],
        [0.19, 2.16, 0],
        [0.18, 1.98, 0],
      ],
      0.04,
      plastic(black),
    ),
  );
