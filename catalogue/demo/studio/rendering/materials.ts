import * as THREE from 'three';

type Finish = Omit<THREE.MeshPhysicalMaterialParameters, 'color'>;

const physical = (colour: string, finish: Finish): THREE.MeshPhysicalMaterial =>
  new THREE.MeshPhysicalMaterial({ color: colour, ...finish });

export const steel = (colour = '#d4d3d0'): THREE.Material =>
  physical(colour, { metalness: 1, roughness: 0.24 });
export const brushed = (colour = '#c9c8c5'): THREE.Material =>
  physical(colour, { metalness: 1, roughness: 0.42 });
export const lacquer = (colour: string): THREE.Material =>
  physical(colour, { roughness: 0.34, clearcoat: 0.8, clearcoatRoughness: 0.16 });
export const ceramic = (colour: string): THREE.Material =>
  physical(colour, { roughness: 0.38, clearcoat: 0.55, clearcoatRoughness: 0.2 });
export const plastic = (colour: string): THREE.Material =>
  physical(colour, { roughness: 0.52, clearcoat: 0.12, clearcoatRoughness: 0.5 });
export const rubber = (colour: string): THREE.Material => physical(colour, { roughness: 0.86 });
export const leather = (colour: string): THREE.Material =>
  physical(colour, { roughness: 0.66, clearcoat: 0.18, clearcoatRoughness: 0.6 });
export const wood = (colour = '#9a6a3f'): THREE.Material =>
  physical(colour, { roughness: 0.58, clearcoat: 0.15 });
export const paper = (colour: string): THREE.Material => physical(colour, { roughness: 0.9 });

export const glass = (colour = '#ffffff', opacity = 0.22): THREE.Material =>
  physical(colour, {
    roughness: 0.04,
    clearcoat: 1,
    transparent: true,
    opacity,
    depthWrite: false,
    side: THREE.DoubleSide,
    envMapIntensity: 1.6,
  });

export const glow = (colour: string): THREE.Material =>
  physical(colour, { roughness: 0.6, emissive: new THREE.Color(colour), emissiveIntensity: 0.55 });

/** Woven cloth: a soft sheen at grazing angles and a fine weave in the relief. */
export const cloth = (colour: string, weave = 90): THREE.Material => {
  const side = 64;
  const data = new Uint8Array(side * side * 4);
  for (let index = 0; index < side * side; index += 1) {
    const x = index % side;
    const y = Math.floor(index / side);
    const over = (Math.floor(x / 8) + Math.floor(y / 8)) % 2 === 0;
    const across = over ? x % 8 : y % 8;
    const value = 120 + Math.round(110 * Math.sin(((across + 0.5) / 8) * Math.PI));
    data.set([value, value, value, 255], index * 4);
  }
  const relief = new THREE.DataTexture(data, side, side);
  relief.wrapS = THREE.RepeatWrapping;
  relief.wrapT = THREE.RepeatWrapping;
  relief.repeat.set(weave / 8, weave / 8);
  relief.generateMipmaps = true;
  relief.minFilter = THREE.LinearMipmapLinearFilter;
  relief.magFilter = THREE.LinearFilter;
  relief.needsUpdate = true;
  return physical(colour, {
    roughness: 0.94,
    sheen: 0.5,
    sheenRoughness: 0.6,
    sheenColor: new THREE.Color(colour).lerp(new THREE.Color('#ffffff'), 0.4),
    bumpMap: relief,
    bumpScale: 0.6,
    side: THREE.DoubleSide,
  });
};
