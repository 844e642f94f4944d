import * as THREE from 'three';
import { archetypes } from './archetypes/archetypes.ts';
import { fitCamera } from './fit-camera.ts';
import { contactShadowUnder } from './contact-shadow.ts';
import { studioEnvironment } from './studio-environment.ts';
import type { Picture } from './pictures.ts';

const renderer = new THREE.WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
renderer.setPixelRatio(1);
renderer.toneMapping = THREE.NeutralToneMapping;
renderer.toneMappingExposure = 1;
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = THREE.PCFShadowMap;
document.body.append(renderer.domElement);
const environment = studioEnvironment(renderer);

const keyLight = (reach: number): THREE.DirectionalLight => {
  const light = new THREE.DirectionalLight('#fff4e6', 1.75);
  light.position.set(-2.2, 4.2, 3.2).multiplyScalar(reach);
  light.castShadow = true;
  light.shadow.mapSize.set(2048, 2048);
  light.shadow.radius = 9;
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.02;
  Object.assign(light.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.1, far: reach * 12 });
  return light;
};

const standOnGround = (subject: THREE.Object3D): THREE.Box3 => {
  const box = new THREE.Box3().setFromObject(subject, true);
  const centre = box.getCenter(new THREE.Vector3());
  subject.position.sub(new THREE.Vector3(centre.x, box.min.y, centre.z));
  subject.updateMatrixWorld(true);
  return new THREE.Box3().setFromObject(subject, true);
};

/** Renders one picture on transparent ground, `side` pixels square, and answers it as a PNG data address. */
const renderPicture = (picture: Picture, side: number): string => {
  const scene = new THREE.Scene();
  scene.environment = environment;
  scene.environmentIntensity = picture.view === 'above' ? 0.44 : 0.58;
  const subject = archetypes[picture.archetype](picture);
  subject.traverse((part) => Object.assign(part, { castShadow: true, receiveShadow: true }));
  const box = standOnGround(subject);
  const reach = box.getSize(new THREE.Vector3()).length();
  const light = keyLight(reach);
  light.target = subject;
  if (picture.view === 'above') light.position.set(-4, 2.6, -2.4).multiplyScalar(reach);
  renderer.setSize(side, side, false);
  scene.add(subject, light);
  scene.add(contactShadowUnder(renderer, subject, box));
  const camera = fitCamera(subject, box, picture.view ?? 'standing');
  renderer.setClearColor('#000000', 0);
  renderer.render(scene, camera);
  return renderer.domElement.toDataURL('image/png');
};

Object.assign(window, { renderPicture });
