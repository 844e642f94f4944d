import * as THREE from 'three';
import type { Build } from '../studio-form.ts';
import { brushed, cloth, glow, lacquer, leather, plastic, rubber, steel } from '../rendering/materials.ts';
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
} from '../modelling/shapes.ts';

const screen = '#0b0d12';

const earCup = (colour: string, side: number): THREE.Group => {
  const pad = new THREE.Mesh(new THREE.TorusGeometry(0.3, 0.13, 32, 96), leather('#1d1d20'));
  pad.scale.set(1, 1.18, 1);
  const shell = turned(
    [
      [0, 0.2],
      [0.2, 0.19],
      [0.36, 0.13],
      [0.42, 0.02],
      [0.42, -0.06],
    ],
    plastic(colour),
  );
  shell.scale.set(1, 1, 1.16);
  const disc = put(drum(0.2, 0.02, 0.008, brushed()), [0, 0.19, 0]);
  return put(
    group(put(group(shell, disc), [0, 0, 0], [Math.PI / 2, 0, 0]), put(pad, [0, 0, -0.1])),
    [side * 0.78, 0.5, 0],
    [0, (side * Math.PI) / 2 + side * 0.08, 0],
  );
};

export const headphones: Build = ({ colour }) => {
  const arm = (side: number): THREE.Object3D =>
    tube(
      [
        [side * 0.9, 0.5, 0],
        [side * 0.95, 0.86, 0],
        [side * 0.92, 1.14, 0],
      ],
      0.04,
      steel(),
    );
  const arc = (radius: number, from: number, to: number): [number, number, number][] =>
    Array.from({ length: 13 }, (_, step) => {
      const angle = from + ((to - from) * step) / 12;
      return [Math.cos(angle) * radius, 1.0 + Math.sin(angle) * radius * 0.98, 0];
    });
  const band = tube(arc(0.92, 0.1, Math.PI - 0.1), 0.055, plastic(colour));
  band.scale.set(1, 1, 2.1);
  const cushion = tube(arc(0.84, 0.75, Math.PI - 0.75), 0.07, leather('#1d1d20'));
  cushion.scale.set(1, 1, 1.9);
  return put(
    group(earCup(colour, 1), earCup(colour, -1), arm(1), arm(-1), band, cushion),
    [0, 0, 0],
    [0, 0.62, 0],
  );
};

export const earbuds: Build = ({ colour }) => {
  const shell = lacquer(colour);
  const bud = (side: number): THREE.Object3D =>
    put(
      group(
        put(ball(0.15, shell), [0, 0, 0]),
        put(ball(0.1, rubber('#e6e4e0')), [side * 0.11, -0.02, 0.06]),
        put(
          tube(
            [
              [0, 0, 0],
              [0, -0.34, 0.02],
            ],
            0.055,
            shell,
          ),
          [-side * 0.03, 0, 0],
        ),
      ),
      [side * 0.26, 0.86, 0.12],
      [0.12, 0, side * -0.12],
    );
  return group(
    put(box([1.15, 0.62, 0.5], 0.24, shell), [0, 0.31, 0]),
    put(box([1.15, 0.34, 0.5], 0.16, shell), [0, 0.92, -0.32], [-1.25, 0, 0]),
    put(box([0.98, 0.03, 0.36], 0.012, plastic('#2a2a2d')), [0, 0.615, 0.02]),
    put(ball(0.025, glow('#8dffb0')), [0, 0.34, 0.25]),
    bud(1),
    bud(-1),
  );
};

export const powerBank: Build = ({ colour }) =>
  put(
    group(
      put(slab(roundedRectangle(0.92, 1.84, 0.16), 0.3, 0.07, plastic(colour)), [0, 1.0, -0.1]),
      put(slab(roundedRectangle(0.7, 1.5, 0.1), 0.02, 0.006, rubber(colour)), [0, 0.98, 0.175]),
      ...[0, 1, 2, 3].map((light) =>
        put(ball(0.022, glow(light < 3 ? '#dff6ff' : '#8b9094')), [-0.13 + light * 0.085, 1.82, 0.19]),
      ),
      put(box([0.22, 0.05, 0.09], 0.02, steel('#5a5a5d')), [-0.2, 1.985, 0.03]),
      put(box([0.17, 0.05, 0.07], 0.02, steel('#5a5a5d')), [0.18, 1.985, 0.03]),
    ),
    [0, 0, 0],
    [0, -0.5, 0],
  );

const wallpaper = (): THREE.Material => {
  const canvas = document.createElement('canvas');
  canvas.width = 256;
  canvas.height = 512;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no 2d canvas');
  const sky = context.createLinearGradient(0, 0, 160, 512);
  sky.addColorStop(0, '#153b50');
  sky.addColorStop(0.5, '#2f8f8b');
  sky.addColorStop(0.78, '#f0b46a');
  sky.addColorStop(1, '#d9673f');
  context.fillStyle = sky;
  context.fillRect(0, 0, 256, 512);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  return new THREE.MeshPhysicalMaterial({
    color: '#000000',
    emissive: '#ffffff',
    emissiveMap: texture,
    emissiveIntensity: 0.8,
    roughness: 0.2,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
  });
};

const lens = (at: [number, number, number]): THREE.Object3D =>
  put(
    group(
      drum(0.1, 0.05, 0.02, steel('#55565a')),
      put(drum(0.072, 0.02, 0.008, lacquer('#0d1018')), [0, 0.045, 0]),
    ),
    at,
    [Math.PI / 2, 0, 0],
  );

const phoneFront = (colour: string): THREE.Group => {
  const glassFace = new THREE.Mesh(
    new THREE.ShapeGeometry(roundedRectangle(0.93, 1.95, 0.11), 32),
    wallpaper(),
  );
  const positions = glassFace.geometry.getAttribute('position');
  const uv = glassFace.geometry.getAttribute('uv');
  for (let index = 0; index < positions.count; index += 1)
    uv.setXY(index, positions.getX(index) / 0.93 + 0.5, positions.getY(index) / 1.95 + 0.5);
  return group(
    slab(roundedRectangle(0.94, 1.97, 0.13), 0.1, 0.03, brushed(colour)),
    put(slab(roundedRectangle(0.96, 1.98, 0.13), 0.008, 0.003, lacquer(screen)), [0, 0, 0.072]),
    put(glassFace, [0, 0, 0.084]),
    put(drum(0.03, 0.004, 0.001, lacquer(screen)), [0, 0.88, 0.085], [Math.PI / 2, 0, 0]),
  );
};

export const phone: Build = ({ colour }) => {
  const back = group(
    slab(roundedRectangle(0.94, 1.97, 0.13), 0.1, 0.03, lacquer(colour)),
    put(slab(roundedRectangle(0.34, 0.62, 0.1), 0.05, 0.015, lacquer(colour)), [-0.26, 0.62, 0.06]),
    lens([-0.26, 0.78, 0.1]),
    lens([-0.26, 0.5, 0.1]),
    put(ball(0.025, glow('#fff4d8')), [0.0, 0.78, 0.07]),
  );
  return group(
    put(back, [0.36, 1.02, -0.34], [0, 0.3, 0]),
    put(phoneFront(colour), [-0.34, 1.02, 0.16], [0, 0.3, 0]),
  );
};

export const watch: Build = ({ colour }) => {
  const strap = rubber(colour);
  const face = new THREE.Mesh(new THREE.ShapeGeometry(roundedRectangle(0.62, 0.74, 0.14), 32), wallpaper());
  const positions = face.geometry.getAttribute('position');
  const uv = face.geometry.getAttribute('uv');
  for (let index = 0; index < positions.count; index += 1)
    uv.setXY(index, positions.getX(index) / 0.62 + 0.5, positions.getY(index) / 0.74 + 0.5);
  const loop = tube(
    [
      [0, 0.34, -0.02],
      [0, 0.62, -0.16],
      [0, 0.66, -0.62],
      [0, 0.3, -1.0],
      [0, -0.3, -1.0],
      [0, -0.66, -0.62],
      [0, -0.62, -0.16],
      [0, -0.34, -0.02],
    ],
    0.05,
    strap,
  );
  loop.scale.set(5.2, 1, 1);
  return put(
    group(
      loop,
      put(slab(roundedRectangle(0.66, 0.78, 0.18), 0.22, 0.07, brushed('#3a3b3f')), [0, 0, -0.06]),
      put(slab(roundedRectangle(0.68, 0.8, 0.18), 0.02, 0.008, lacquer(screen)), [0, 0, 0.11]),
      put(face, [0, 0, 0.135]),
      put(drum(0.07, 0.07, 0.02, steel()), [0.4, 0.14, 0.02], [0, 0, -Math.PI / 2]),
    ),
    [0, 0, 0],
    [-0.42, -0.5, 0],
  );
};

export const speaker: Build = ({ colour }) =>
  put(
    group(
      put(drum(0.52, 1.7, 0.1, cloth(colour, 140)), [0, 0.03, 0]),
      put(drum(0.5, 0.08, 0.03, rubber('#202024')), [0, 0, 0]),
      put(ring(0.45, 0.045, rubber('#202024')), [0, 1.72, 0], [Math.PI / 2, 0, 0]),
      put(drum(0.42, 0.03, 0.01, plastic('#2a2a2d')), [0, 1.72, 0]),
      put(slab(roundedRectangle(0.16, 0.84, 0.075), 0.05, 0.02, rubber('#202024')), [0, 0.9, 0.5]),
      ...[0.62, 0.9, 1.18].map((height) => put(ball(0.035, plastic('#e9e7e2')), [0, height, 0.56])),
    ),
    [0, 0, 0],
    [0, 0.35, 0],
  );

export const charger: Build = ({ colour }) =>
  put(
    group(
      put(box([0.86, 1.0, 0.86], 0.16, plastic(colour)), [0, 0.5, 0]),
      put(box([0.3, 0.1, 0.03], 0.01, steel('#5a5a5d')), [0, 0.62, 0.425]),
      put(box([0.3, 0.1, 0.03], 0.01, steel('#5a5a5d')), [0, 0.38, 0.425]),
      ...[-0.19, 0.19].map((x) =>
        put(drum(0.055, 0.44, 0.05, brushed()), [x, 0.5, -0.42], [-Math.PI / 2, 0, 0]),
      ),
    ),
    [0, 0, 0],
    [0, -0.72, 0],
  );
