import * as THREE from 'three';

const side = 512;
const layers = [
  { blur: 6, strength: 0.46, height: 0.12 },
  { blur: 32, strength: 0.38, height: 0.6 },
];

/** Renders the subject from below the ground: the nearer a part is to the ground, the darker. */
const footprint = (
  renderer: THREE.WebGLRenderer,
  subject: THREE.Object3D,
  frame: { half: number; height: number },
): HTMLCanvasElement => {
  const camera = new THREE.OrthographicCamera(
    -frame.half,
    frame.half,
    frame.half,
    -frame.half,
    0,
    frame.height,
  );
  camera.position.set(0, -0.001, 0);
  camera.up.set(0, 0, 1);
  camera.lookAt(0, 1, 0);
  const scene = new THREE.Scene();
  scene.overrideMaterial = new THREE.ShaderMaterial({
    side: THREE.DoubleSide,
    transparent: false,
    vertexShader:
      'varying float depth; void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); depth = gl_Position.z * 0.5 + 0.5; }',
    fragmentShader:
      'varying float depth; void main() { gl_FragColor = vec4(0.0, 0.0, 0.0, 1.0) * pow(1.0 - clamp(depth, 0.0, 1.0), 1.5); }',
  });
  const parent = subject.parent;
  scene.add(subject);
  const before = renderer.getSize(new THREE.Vector2());
  renderer.setSize(side, side, false);
  renderer.setClearColor('#000000', 0);
  renderer.render(scene, camera);
  const copy = document.createElement('canvas');
  copy.width = side;
  copy.height = side;
  copy.getContext('2d')?.drawImage(renderer.domElement, 0, 0);
  renderer.setSize(before.x, before.y, false);
  parent?.add(subject);
  return copy;
};

/** A soft shadow where the subject touches the ground, in two layers: a dark seam and a wide fall-off. */
export const contactShadowUnder = (
  renderer: THREE.WebGLRenderer,
  subject: THREE.Object3D,
  box: THREE.Box3,
): THREE.Object3D => {
  const size = box.getSize(new THREE.Vector3());
  const half = Math.max(size.x, size.z) * 1.3;
  const group = new THREE.Group();
  layers.forEach((layer, index) => {
    const print = footprint(renderer, subject, { half, height: Math.max(size.y * layer.height, 0.02) });
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser gives no 2d canvas');
    context.filter = `blur(${layer.blur}px)`;
    context.scale(1, -1);
    context.drawImage(print, 0, -side);
    const texture = new THREE.CanvasTexture(canvas);
    const material = new THREE.MeshBasicMaterial({
      map: texture,
      color: '#2a1f16',
      transparent: true,
      opacity: layer.strength,
      depthWrite: false,
      toneMapped: false,
    });
    const plane = new THREE.Mesh(new THREE.PlaneGeometry(half * 2, half * 2), material);
    plane.rotation.x = -Math.PI / 2;
    plane.position.y = -0.002 * size.y - index * 0.0005;
    plane.renderOrder = -1;
    group.add(plane);
  });
  return group;
};
