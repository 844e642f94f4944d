import * as THREE from 'three';
import { ambientOcclusion, darken } from './ambient-occlusion.ts';
import { contactShadowUnder } from './contact-shadow.ts';
import { dispose } from './dispose.ts';
import { fitCamera } from './fit-camera.ts';
import { joinMask, paintTinted } from './mask-of.ts';
import { person } from '../modelling/person.ts';
import { pictures } from '../pictures.ts';
import type { Picture } from '../pictures.ts';
import { environment, keyLight, photograph, renderer } from './studio-room.ts';
import { takeScene } from './take-scene.ts';
import { neutral } from '../studio-form.ts';
import type { StudioForm } from '../studio-form.ts';

export type TakenPicture = { master: string; mask: string | null };

type Standing = { turned: THREE.Group; whole: THREE.Group };
let built: { form: StudioForm; bodies: Map<string, Standing> } | undefined;

/** Distance between a form and the person beside it, in meters. */
const apart = 0.45;

/** Adds a person of 170 cm to the left of a form that is `tall` centimeters high. */
const besidePerson = (body: THREE.Object3D, tall: number): THREE.Group => {
  body.updateMatrixWorld(true);
  const box = new THREE.Box3().setFromObject(body, true);
  const figure = person();
  const unit = (box.max.y - box.min.y) / (tall / 100);
  figure.scale.setScalar(unit);
  figure.position.set(box.min.x - apart * unit, box.min.y, box.getCenter(new THREE.Vector3()).z);
  return new THREE.Group().add(body, figure);
};

const bodyOf = (form: StudioForm, colour: string): Standing => {
  const body = form.build({ colour, ...(form.accent === undefined ? {} : { accent: form.accent }) });
  const turned = new THREE.Group().add(form.tall === undefined ? body : besidePerson(body, form.tall));
  const whole = new THREE.Group().add(turned);
  whole.traverse((part) => Object.assign(part, { castShadow: true, receiveShadow: true }));
  return { turned, whole };
};

/**
 * Places the form on the ground, turned for the shot, at the center of the stage. Bodies are cached until
 * another form is requested.
 */
const stand = ({ form, shot }: Picture, colour: string): THREE.Group => {
  if (built?.form !== form) {
    for (const { whole } of built?.bodies.values() ?? []) dispose(whole);
    built = { form, bodies: new Map() };
  }
  const { turned, whole } = built.bodies.get(colour) ?? bodyOf(form, colour);
  built.bodies.set(colour, { turned, whole });
  turned.rotation.y = shot === 'side' ? (form.side ?? 0) : 0;
  turned.position.set(0, 0, 0);
  whole.updateMatrixWorld(true);
  const box = new THREE.Box3().setFromObject(whole, true);
  const centre = box.getCenter(new THREE.Vector3());
  turned.position.set(-centre.x, -box.min.y, -centre.z);
  whole.updateMatrixWorld(true);
  return whole;
};

const sceneOf = (picture: Picture, subject: THREE.Object3D): THREE.Scene => {
  const isAbove = picture.form.view === 'above';
  const scene = new THREE.Scene();
  scene.environment = environment;
  scene.environmentIntensity = isAbove ? 0.44 : 0.58;
  const reach = new THREE.Box3().setFromObject(subject, true).getSize(new THREE.Vector3()).length();
  const light = keyLight(reach, isAbove ? { x: -4, y: 2.6, z: -2.4 } : { x: -2.2, y: 4.2, z: 3.2 });
  light.target = subject;
  return scene.add(subject, light);
};

const cameraOf = ({ form, shot }: Picture, subject: THREE.Object3D): THREE.Camera =>
  fitCamera(subject, {
    view: form.view ?? 'standing',
    ...(shot === 'detail' && form.detail ? { detail: form.detail } : {}),
  });

const takeMaster = (picture: Picture, camera: THREE.Camera, side: number): HTMLCanvasElement => {
  const subject = stand(picture, picture.form.colour ?? neutral);
  const scene = sceneOf(picture, subject);
  const box = new THREE.Box3().setFromObject(subject, true);
  renderer.setSize(side, side, false);
  const shadow = contactShadowUnder(renderer, subject, box);
  scene.add(shadow);
  const master = photograph(scene, camera, { width: side, height: side });
  const radius = box.getSize(new THREE.Vector3()).length() * (picture.form.view === 'above' ? 0.035 : 0.07);
  const occlusion = ambientOcclusion(renderer, scene, {
    camera,
    width: Math.round(side * 0.45),
    height: Math.round(side * 0.45),
    radius,
  });
  scene.remove(subject);
  dispose(scene);
  return darken(master, occlusion);
};

const takeMask = (picture: Picture, camera: THREE.Camera, side: number): HTMLCanvasElement => {
  const [subject, black] = [stand(picture, neutral), stand(picture, '#000000')];
  const scene = sceneOf(picture, black);
  const shine = photograph(scene, camera, { width: side, height: side });
  scene.remove(black);
  dispose(scene);
  const cleanPaint = paintTinted(subject, black);
  const reached = photograph(new THREE.Scene().add(subject), camera, { width: side, height: side });
  cleanPaint();
  return joinMask(shine, reached);
};

/**
 * Renders one picture on transparent ground as PNG data URLs: the master is `side` pixels square, the mask
 * of a tintable form half as wide.
 */
const takePicture = (name: string, side: number): TakenPicture => {
  const picture = pictures.find((one) => one.name === name);
  if (!picture) throw new Error(`The studio knows no picture ${name}`);
  const camera = cameraOf(picture, stand(picture, picture.form.colour ?? neutral));
  const mask =
    picture.form.colour === undefined ? takeMask(picture, camera, side / 2).toDataURL('image/png') : null;
  return { master: takeMaster(picture, camera, side).toDataURL('image/png'), mask };
};

Object.assign(window, { takePicture, takeScene });
