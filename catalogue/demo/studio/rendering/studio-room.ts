import * as THREE from 'three';
import { studioEnvironment } from './studio-environment.ts';

/** The studio's only renderer, and the ambient light. */
export const renderer = new THREE.WebGLRenderer({
  antialias: true,
  alpha: true,
  preserveDrawingBuffer: true,
});
renderer.setPixelRatio(1);
renderer.toneMapping = THREE.NeutralToneMapping;
renderer.toneMappingExposure = 1;
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = THREE.PCFShadowMap;
document.body.append(renderer.domElement);
export const environment = studioEnvironment(renderer);

/**
 * The soft key light; `from` points to it, `reach` is the distance around its target in which it casts
 * shadows.
 */
export const keyLight = (reach: number, from: THREE.Vector3Like): THREE.DirectionalLight => {
  const light = new THREE.DirectionalLight('#fff4e6', 1.75);
  light.position.copy(from).multiplyScalar(reach);
  light.castShadow = true;
  light.shadow.mapSize.set(2048, 2048);
  light.shadow.radius = 9;
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.02;
  Object.assign(light.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 0.1,
    far: reach * 12,
  });
  return light;
};

/** Renders a scene on transparent ground. */
export const photograph = (
  scene: THREE.Scene,
  camera: THREE.Camera,
  { width, height }: { width: number; height: number },
): HTMLCanvasElement => {
  renderer.setSize(width, height, false);
  renderer.setClearColor('#000000', 0);
  renderer.render(scene, camera);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(renderer.domElement, 0, 0);
  return canvas;
};
