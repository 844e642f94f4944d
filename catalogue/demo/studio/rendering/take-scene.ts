import * as THREE from 'three';
import { ambientOcclusion, darken } from './ambient-occlusion.ts';
import { dispose } from './dispose.ts';
import { paper } from './materials.ts';
import { forms } from '../pictures.ts';
import type { Prop, Scene } from '../scenes/scene.ts';
import { scenes } from '../scenes/scenes.ts';
import { box, group, put } from '../modelling/shapes.ts';
import { environment, keyLight, photograph, renderer } from './studio-room.ts';
import { neutral } from '../studio-form.ts';

const bodyOf = ({ form, piece, colour, isUpright }: Prop): THREE.Object3D => {
  if (piece) return piece();
  const wanted = forms[form ?? ''];
  if (!wanted) throw new Error(`A scene asks for the form ${form}, which the studio does not know`);
  const body = new THREE.Group().add(
    wanted.build({
      colour: wanted.colour ?? colour ?? neutral,
      ...(wanted.accent === undefined ? {} : { accent: wanted.accent }),
    }),
  );
  if (isUpright) body.rotation.x = Math.PI / 2;
  return body;
};

/** Returns the prop at its size and position. */
const placed = (prop: Prop): THREE.Object3D => {
  const turned = put(new THREE.Group().add(bodyOf(prop)), [0, 0, 0], [0, prop.turn ?? 0, 0]);
  if (prop.piece) return put(group(turned), prop.at);
  turned.updateMatrixWorld(true);
  const bounds = new THREE.Box3().setFromObject(turned, true);
  const size = bounds.getSize(new THREE.Vector3());
  const scale = prop.wide === undefined ? (prop.high ?? size.y) / size.y : prop.wide / size.x;
  const centre = bounds.getCenter(new THREE.Vector3());
  turned.position.set(-centre.x, -bounds.min.y, -centre.z);
  const holder = group(turned);
  holder.scale.setScalar(scale);
  return put(holder, prop.at);
};

/** The floor and wall of the room, both far larger than the visible part. */
const room = ({ wall, floor, depth, hasSkirting }: Scene): THREE.Group => {
  const ground = put(
    new THREE.Mesh(new THREE.PlaneGeometry(40, 40), paper(floor)),
    [0, 0, 0],
    [-Math.PI / 2, 0, 0],
  );
  return group(
    ground,
    put(new THREE.Mesh(new THREE.PlaneGeometry(40, 20), paper(wall)), [0, 10, -depth]),
    ...(hasSkirting ? [put(box([40, 0.09, 0.02], 0.008, paper(wall)), [0, 0.045, -depth + 0.01])] : []),
  );
};

/** Bars between the light and the room; only their shadow is visible. */
const windowBars = (from: THREE.Vector3, target: THREE.Vector3, reach: number): THREE.Group => {
  const unseen = new THREE.MeshBasicMaterial({
    colorWrite: false,
    depthWrite: false,
    side: THREE.DoubleSide,
  });
  const bar = (width: number, height: number, x: number, y: number): THREE.Object3D =>
    put(new THREE.Mesh(new THREE.PlaneGeometry(width, height), unseen), [x, y, 0]);
  const bars = group(
    bar(0.09, 2, 0, 0),
    bar(2, 0.09, 0, 0.1),
    bar(0.5, 3, -0.95, 0),
    bar(0.5, 3, 0.95, 0),
    bar(2.6, 0.6, 0, 1.05),
  );
  bars.scale.setScalar(reach * 0.62);
  bars.position.copy(target).addScaledVector(from, reach * 1.1);
  bars.lookAt(target.clone().addScaledVector(from, reach * 3));
  return bars;
};

const arranged = (scene: Scene): THREE.Scene => {
  const stage = new THREE.Scene();
  stage.background = new THREE.Color(scene.wall);
  stage.environment = environment;
  stage.environmentIntensity = 0.6;
  stage.add(room(scene), ...scene.props.map(placed));
  stage.traverse((part) => Object.assign(part, { castShadow: true, receiveShadow: true }));
  const target = put(new THREE.Object3D(), scene.camera.to);
  const reach = new THREE.Vector3(...scene.camera.from).distanceTo(target.position) * 0.62;
  const from = new THREE.Vector3(-2.4, 3.2, 3.4).normalize();
  const light = keyLight(reach, from.clone().multiplyScalar(5));
  light.position.add(target.position);
  light.target = target;
  light.shadow.radius = 7;
  stage.add(target, light);
  if (scene.hasWindow) {
    const bars = windowBars(from, target.position, reach);
    bars.traverse((part) => Object.assign(part, { castShadow: true }));
    stage.add(bars);
  }
  return stage;
};

/** Renders one scene on its ground as a PNG data URL. */
export const takeScene = (name: string, size: { width: number; height: number }): string => {
  const scene = scenes[name];
  if (!scene) throw new Error(`The studio knows no scene ${name}`);
  const stage = arranged(scene);
  const camera = new THREE.PerspectiveCamera(scene.camera.lens, size.width / size.height, 0.1, 60);
  camera.position.set(...scene.camera.from);
  camera.lookAt(...scene.camera.to);
  camera.updateMatrixWorld(true);
  const picture = photograph(stage, camera, size);
  stage.background = null;
  const distance = camera.position.distanceTo(new THREE.Vector3(...scene.camera.to));
  const occlusion = ambientOcclusion(renderer, stage, {
    camera,
    width: Math.round(size.width * 0.45),
    height: Math.round(size.height * 0.45),
    radius: distance * 0.045,
  });
  dispose(stage);
  return darken(picture, occlusion).toDataURL('image/png');
};
