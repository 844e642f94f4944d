import * as THREE from 'three';

export type View = 'standing' | 'laid' | 'above';
const elevations: Record<View, number> = { standing: 15, laid: 38, above: 62 };
/** Fraction of the square's side that the product fills. */
const fill = 0.78;

const projectedBounds = (subject: THREE.Object3D, camera: THREE.Camera): THREE.Box2 => {
  const bounds = new THREE.Box2();
  const point = new THREE.Vector3();
  subject.traverse((part) => {
    if (!(part instanceof THREE.Mesh)) return;
    const positions = part.geometry.getAttribute('position');
    for (let index = 0; index < positions.count; index += 1) {
      point.fromBufferAttribute(positions, index).applyMatrix4(part.matrixWorld).project(camera);
      bounds.expandByPoint(new THREE.Vector2(point.x, point.y));
    }
  });
  return bounds;
};

export type Framing = { view: View; detail?: { x: number; y: number; zoom: number } };

/**
 * The studio's camera: a long lens whose picture is moved and scaled until the subject fills 78 % of the
 * square; a detail is zoomed in further.
 */
export const fitCamera = (
  subject: THREE.Object3D,
  { view, detail = { x: 0, y: 0, zoom: 1 } }: Framing,
): THREE.PerspectiveCamera => {
  const box = new THREE.Box3().setFromObject(subject, true);
  const centre = box.getCenter(new THREE.Vector3());
  const distance = box.getSize(new THREE.Vector3()).length() * 3.4;
  const elevation = THREE.MathUtils.degToRad(elevations[view]);
  const camera = new THREE.PerspectiveCamera(22, 1, distance / 10, distance * 3);
  camera.position
    .copy(centre)
    .add(new THREE.Vector3(0, Math.sin(elevation), Math.cos(elevation)).multiplyScalar(distance));
  camera.lookAt(centre);
  camera.updateMatrixWorld(true);
  const bounds = projectedBounds(subject, camera);
  const middle = bounds.getCenter(new THREE.Vector2());
  const size = bounds.getSize(new THREE.Vector2());
  const scale = (2 * fill) / Math.max(size.x, size.y);
  const framing = new THREE.Matrix4()
    .makeScale(detail.zoom, detail.zoom, 1)
    .multiply(new THREE.Matrix4().makeTranslation(-detail.x, -detail.y, 0))
    .multiply(new THREE.Matrix4().makeScale(scale, scale, 1))
    .multiply(new THREE.Matrix4().makeTranslation(-middle.x, -middle.y, 0));
  camera.projectionMatrix.premultiply(framing);
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  return camera;
};
