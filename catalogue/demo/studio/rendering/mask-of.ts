import * as THREE from 'three';

const meshesOf = (subject: THREE.Object3D): THREE.Mesh[] => {
  const meshes: THREE.Mesh[] = [];
  subject.traverse((part) => part instanceof THREE.Mesh && meshes.push(part));
  return meshes;
};

const colorOf = ({ material }: THREE.Mesh): number =>
  material instanceof THREE.MeshPhysicalMaterial ? material.color.getHex() : -1;

/** Flat white or black; clear glass in front of a tinted part does not block the tint. */
const flat = (mesh: THREE.Mesh, isTinted: boolean): THREE.Material => {
  const original = mesh.material instanceof THREE.Material ? mesh.material : new THREE.Material();
  const { side, transparent, depthWrite } = original;
  const opacity = !isTinted && transparent && original.opacity < 0.5 ? 0 : original.opacity;
  return new THREE.MeshBasicMaterial({
    color: isTinted ? '#ffffff' : '#000000',
    side,
    transparent,
    opacity,
    depthWrite,
    toneMapped: false,
  });
};

/**
 * Paints `subject` flat, white where it has the product's color and black elsewhere, and returns a function
 * that restores it. `otherwise` is the same form built in another color: the parts that differ are tintable.
 */
export const paintTinted = (subject: THREE.Object3D, otherwise: THREE.Object3D): (() => void) => {
  const others = meshesOf(otherwise);
  const painted = meshesOf(subject).map((mesh, index) => {
    const other = others[index];
    const { material } = mesh;
    mesh.material = flat(mesh, other !== undefined && colorOf(mesh) !== colorOf(other));
    return { mesh, material };
  });
  return () => painted.forEach(({ mesh, material }) => Object.assign(mesh, { material }));
};

/**
 * Grows the white of a picture by one pixel, because a seam of the wrong color is less visible than a pale
 * one.
 */
const grow = (picture: HTMLCanvasElement): HTMLCanvasElement => {
  const context = picture.getContext('2d');
  if (!context) throw new Error('The browser gives no 2d canvas');
  context.globalCompositeOperation = 'lighten';
  for (const [x, y] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const)
    context.drawImage(picture, x, y);
  return picture;
};

/** Extends the edge pixels outwards, so that a mask scaled to another size has no seam at the outline. */
const spread = (picture: HTMLCanvasElement): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no 2d canvas');
  context.drawImage(picture, 0, 0);
  context.globalCompositeOperation = 'destination-over';
  for (const reach of [1, 2, 4]) {
    for (let step = 0; step < 8; step += 1) {
      const angle = (step * Math.PI) / 4;
      context.drawImage(canvas, Math.round(Math.cos(angle) * reach), Math.round(Math.sin(angle) * reach));
    }
  }
  return canvas;
};

const pixelsOf = (canvas: HTMLCanvasElement): ImageData => {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no 2d canvas');
  return context.getImageData(0, 0, canvas.width, canvas.height);
};

/**
 * Combines the mask from its two passes: grey is the light that a black body still reflects, alpha is how
 * much of the point is tintable.
 */
export const joinMask = (shine: HTMLCanvasElement, reached: HTMLCanvasElement): HTMLCanvasElement => {
  const canvas = spread(shine);
  const light = pixelsOf(canvas);
  const cover = pixelsOf(spread(grow(reached)));
  for (let at = 0; at < light.data.length; at += 4) {
    const grey = Math.round(
      ((light.data[at] ?? 0) * 2 + (light.data[at + 1] ?? 0) * 5 + (light.data[at + 2] ?? 0)) / 8,
    );
    light.data.set([grey, grey, grey, cover.data[at] ?? 0], at);
  }
  canvas.getContext('2d')?.putImageData(light, 0, 0);
  return canvas;
};
