import * as THREE from 'three';

type Draw = (context: CanvasRenderingContext2D, width: number, height: number) => void;

/** A texture drawn on a canvas; the drawing is the same for a form in any color. */
const drawnTexture = (width: number, height: number, draw: Draw): THREE.CanvasTexture => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no 2d canvas');
  draw(context, width, height);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.wrapS = THREE.RepeatWrapping;
  texture.wrapT = THREE.RepeatWrapping;
  texture.anisotropy = 8;
  return texture;
};

/** Returns a number from 0 to 1 that is the same for the same seed. */
export const chance = (seed: number): number => {
  const value = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
};

/**
 * Wood with its grain along the texture's width; `colour` is the color of the stain, and white is painted
 * wood.
 */
export const grained = (colour: string, isUpright = false): THREE.Material => {
  const map = drawnTexture(512, 512, (context, width, height) => {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    for (let streak = 0; streak < 190; streak += 1) {
      const y = chance(streak) * height;
      const bow = (chance(streak + 500) - 0.5) * 26;
      context.strokeStyle = `rgba(70, 48, 30, ${0.03 + chance(streak + 900) * 0.13})`;
      context.lineWidth = 0.6 + chance(streak + 300) * 3.2;
      context.beginPath();
      context.moveTo(-4, y);
      context.bezierCurveTo(width * 0.3, y + bow, width * 0.65, y - bow * 0.7, width + 4, y + bow * 0.2);
      context.stroke();
    }
  });
  if (isUpright) Object.assign(map, { rotation: Math.PI / 2 });
  return new THREE.MeshPhysicalMaterial({
    color: colour,
    map,
    roughness: 0.52,
    clearcoat: 0.22,
    clearcoatRoughness: 0.4,
  });
};

/** A pale pattern over the product's color. */
export const patterned = (
  colour: string,
  draw: Draw,
  finish: THREE.MeshPhysicalMaterialParameters = {},
): THREE.Material =>
  new THREE.MeshPhysicalMaterial({
    color: colour,
    map: drawnTexture(768, 768, draw),
    roughness: 0.92,
    side: THREE.DoubleSide,
    ...finish,
  });

/** An emissive face, such as a screen. */
export const lit = (draw: Draw, strength = 0.82): THREE.Material =>
  new THREE.MeshPhysicalMaterial({
    color: '#000000',
    emissive: '#ffffff',
    emissiveMap: drawnTexture(768, 512, draw),
    emissiveIntensity: strength,
    roughness: 0.16,
    clearcoat: 1,
    clearcoatRoughness: 0.04,
  });

/** A mirror that reflects a bright, blurred room. */
export const mirrored = (): THREE.Material =>
  lit((context, width, height) => {
    const room = context.createLinearGradient(0, 0, width, height);
    [
      ['0', '#f4f6f6'],
      ['0.34', '#d5dde0'],
      ['0.36', '#eef2f3'],
      ['0.52', '#c9d3d7'],
      ['0.54', '#dfe6e8'],
      ['1', '#aebcc2'],
    ].forEach(([at = '0', colour = '#ffffff']) => room.addColorStop(Number(at), colour));
    context.fillStyle = room;
    context.fillRect(0, 0, width, height);
  }, 0.8);
