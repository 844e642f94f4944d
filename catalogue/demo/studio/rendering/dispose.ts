import * as THREE from 'three';

/** Frees the graphics memory of an object and its parts: geometry, materials, textures, shadows. */
export const dispose = (subject: THREE.Object3D): void =>
  subject.traverse((part) => {
    if (part instanceof THREE.DirectionalLight) part.dispose();
    if (!(part instanceof THREE.Mesh)) return;
    part.geometry.dispose();
    if (!(part.material instanceof THREE.Material)) return;
    for (const value of Object.values(part.material)) if (value instanceof THREE.Texture) value.dispose();
    part.material.dispose();
  });
