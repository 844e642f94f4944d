import * as THREE from 'three';
import { dispose } from './dispose.ts';

const samples = 20;

const fragmentShader = `
  uniform sampler2D depths;
  uniform mat4 unproject;
  uniform mat4 project;
  uniform float radius;
  uniform float aspect;
  varying vec2 at;
  vec3 placeAt(vec2 where) {
    vec4 place = unproject * vec4(vec3(where, texture2D(depths, where).x) * 2.0 - 1.0, 1.0);
    return place.xyz / place.w;
  }
  void main() {
    if (texture2D(depths, at).x >= 1.0) { gl_FragColor = vec4(1.0); return; }
    vec3 place = placeAt(at);
    vec2 texel = 1.0 / vec2(textureSize(depths, 0));
    vec3 left = place - placeAt(at - vec2(texel.x, 0.0)); vec3 right = placeAt(at + vec2(texel.x, 0.0)) - place;
    vec3 down = place - placeAt(at - vec2(0.0, texel.y)); vec3 up = placeAt(at + vec2(0.0, texel.y)) - place;
    vec3 normal = normalize(cross(abs(left.z) < abs(right.z) ? left : right, abs(down.z) < abs(up.z) ? down : up));
    vec4 edge = project * vec4(place + vec3(radius, 0.0, 0.0), 1.0);
    float reach = abs(edge.x / edge.w * 0.5 + 0.5 - at.x);
    float turn = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) * 6.2832;
    float hidden = 0.0;
    for (int index = 0; index < ${samples}; index++) {
      float part = (float(index) + 0.5) / ${samples}.0;
      float angle = turn + float(index) * 2.39996;
      vec2 where = at + vec2(cos(angle), sin(angle) * aspect) * reach * part;
      if (texture2D(depths, where).x >= 1.0) continue;
      vec3 way = placeAt(where) - place;
      float far = length(way);
      hidden += max(dot(normal, way / max(far, 0.0001)) - 0.12, 0.0) * smoothstep(1.0, 0.4, far / (radius * 1.3));
    }
    gl_FragColor = vec4(vec3(pow(clamp(1.0 - hidden * 2.1 / ${samples}.0, 0.0, 1.0), 1.2)), 1.0);
  }`;

type Size = { width: number; height: number };

/** Renders the depth of everything solid; clear glass is omitted. */
const depthsOf = (
  renderer: THREE.WebGLRenderer,
  scene: THREE.Scene,
  camera: THREE.Camera,
  size: Size,
): THREE.WebGLRenderTarget => {
  const target = new THREE.WebGLRenderTarget(size.width, size.height, {
    depthTexture: new THREE.DepthTexture(size.width, size.height, THREE.FloatType),
    minFilter: THREE.NearestFilter,
    magFilter: THREE.NearestFilter,
  });
  const clear: THREE.Object3D[] = [];
  scene.traverse((part) => {
    if (
      part instanceof THREE.Mesh &&
      part.visible &&
      part.material instanceof THREE.Material &&
      part.material.transparent
    )
      clear.push(part);
  });
  clear.forEach((part) => Object.assign(part, { visible: false }));
  scene.overrideMaterial = new THREE.MeshBasicMaterial({ side: THREE.DoubleSide });
  renderer.shadowMap.autoUpdate = false;
  renderer.setRenderTarget(target);
  renderer.clear();
  renderer.render(scene, camera);
  renderer.shadowMap.autoUpdate = true;
  renderer.setRenderTarget(null);
  scene.overrideMaterial = null;
  clear.forEach((part) => Object.assign(part, { visible: true }));
  return target;
};

/**
 * Returns how much ambient light reaches each point, as a grey picture: creases, undersides and joints are
 * darker. `radius` is in scene units.
 */
export const ambientOcclusion = (
  renderer: THREE.WebGLRenderer,
  scene: THREE.Scene,
  view: Size & { camera: THREE.Camera; radius: number },
): HTMLCanvasElement => {
  const { camera, width, height, radius } = view;
  const target = depthsOf(renderer, scene, camera, { width, height });
  const uniforms = {
    depths: { value: target.depthTexture },
    unproject: { value: camera.projectionMatrixInverse },
    project: { value: camera.projectionMatrix },
    radius: { value: radius },
    aspect: { value: width / height },
  };
  const vertexShader = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }';
  const shader = new THREE.ShaderMaterial({
    uniforms,
    vertexShader,
    fragmentShader,
    depthTest: false,
    toneMapped: false,
  });
  const quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), shader);
  renderer.setSize(width, height, false);
  renderer.render(new THREE.Scene().add(quad), new THREE.Camera());
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no 2d canvas');
  context.filter = `blur(${width / 260}px)`;
  context.drawImage(renderer.domElement, 0, 0);
  dispose(quad);
  target.depthTexture?.dispose();
  target.dispose();
  return canvas;
};

/** Darkens a picture by its occlusion; alpha is unchanged. */
export const darken = (picture: HTMLCanvasElement, occlusion: HTMLCanvasElement): HTMLCanvasElement => {
  const { width, height } = picture;
  const large = document.createElement('canvas');
  Object.assign(large, { width, height });
  const [shade, light] = [large.getContext('2d'), picture.getContext('2d')];
  if (!shade || !light) throw new Error('The browser gives no 2d canvas');
  shade.drawImage(occlusion, 0, 0, width, height);
  const shades = shade.getImageData(0, 0, width, height).data;
  const pixels = light.getImageData(0, 0, width, height);
  pixels.data.forEach((value, at) => at % 4 < 3 && (pixels.data[at] = (value * (shades[at] ?? 255)) / 255));
  light.putImageData(pixels, 0, 0);
  return picture;
};
