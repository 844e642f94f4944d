import * as THREE from 'three';

type Panel = { at: [number, number, number]; size: [number, number]; brightness: number; colour?: string };

/** A large soft box at the upper left, a strip at the right and a weak one behind, in a pale room. */
const panels: Panel[] = [
  { at: [-5, 5, 4], size: [5, 5], brightness: 9, colour: '#fff6ea' },
  { at: [6, 2.4, 2.5], size: [1.6, 6], brightness: 6 },
  { at: [0, 7, -1], size: [6, 3], brightness: 5 },
  { at: [-4, 1.5, -6], size: [3, 4], brightness: 3, colour: '#f2f6ff' },
];

const roomMaterial = (): THREE.ShaderMaterial =>
  new THREE.ShaderMaterial({
    side: THREE.BackSide,
    vertexShader:
      'varying vec3 way; void main() { way = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: `varying vec3 way;
      void main() {
        vec3 wall = mix(vec3(0.52, 0.49, 0.46), vec3(0.86, 0.86, 0.86), smoothstep(-0.25, 0.75, way.y));
        float dark = smoothstep(0.16, 0.0, abs(way.x - 0.28)) * smoothstep(-0.3, 0.3, way.z) * smoothstep(0.9, 0.2, way.y);
        gl_FragColor = vec4(wall * (1.0 - 0.72 * dark), 1.0);
      }`,
  });

export const studioEnvironment = (renderer: THREE.WebGLRenderer): THREE.Texture => {
  const scene = new THREE.Scene();
  scene.add(new THREE.Mesh(new THREE.SphereGeometry(20, 48, 24), roomMaterial()));
  for (const panel of panels) {
    const color = new THREE.Color(panel.colour ?? '#ffffff').multiplyScalar(panel.brightness);
    const mesh = new THREE.Mesh(
      new THREE.PlaneGeometry(...panel.size),
      new THREE.MeshBasicMaterial({ color: color, side: THREE.DoubleSide }),
    );
    mesh.position.set(...panel.at);
    mesh.lookAt(0, 0.5, 0);
    scene.add(mesh);
  }
  return new THREE.PMREMGenerator(renderer).fromScene(scene, 0.02).texture;
};
