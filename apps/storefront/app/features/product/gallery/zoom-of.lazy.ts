/** The position of a picture in its container: scaled by `scale`, its center moved by `x` and `y` pixels. */
export type Zoom = { scale: number; x: number; y: number };

const most = 4;
const tapped = 2.5;
/** Two taps within this many milliseconds and pixels are a double tap. */
const tapTime = 300;
const tapReach = 30;

const between = (value: number, least: number, greatest: number): number =>
  Math.min(Math.max(value, least), greatest);

/**
 * Limits a zoom so that the picture never leaves its container; `side` is the picture's unscaled size in
 * pixels.
 */
export const bounded = ({ scale, x, y }: Zoom, side: number): Zoom => {
  const held = between(scale, 1, most);
  const reach = (side * (held - 1)) / 2;
  return { scale: held, x: between(x, -reach, reach), y: between(y, -reach, reach) };
};

/**
 * Scales a zoom by `factor` around a point, given relative to the container's center; the picture stays in
 * place under the point.
 */
export const zoomedAt = ({ scale, x, y }: Zoom, factor: number, point: { x: number; y: number }): Zoom => {
  const held = between(scale * factor, 1, most) / scale;
  return { scale: scale * held, x: point.x - (point.x - x) * held, y: point.y - (point.y - y) * held };
};

type Point = { x: number; y: number };
const distance = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Makes the first child of a container zoomable and pannable. `end` removes the listeners. */
// oxlint-disable-next-line max-lines-per-function -- each gesture changes the same zoom
export const zoomOf = (frame: HTMLElement): { reset: () => void; end: () => void } => {
  const off = new AbortController();
  const fingers = new Map<number, Point>();
  let zoom: Zoom = { scale: 1, x: 0, y: 0 };
  let lastTap = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };
  const picture = frame.firstElementChild;
  const put = (next: Zoom, isGliding = false) => {
    if (!(picture instanceof HTMLElement)) return;
    zoom = bounded(next, picture.offsetWidth);
    picture.style.transition = isGliding ? 'transform 200ms' : '';
    picture.style.transform =
      zoom.scale === 1 ? '' : `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`;
    frame.toggleAttribute('data-zoomed', zoom.scale > 1);
  };
  const fromMiddle = ({ x, y }: Point): Point => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const tap = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent) => {
    const isSecond = at - lastTap.at < tapTime && Math.hypot(x - lastTap.x, y - lastTap.y) < tapReach;
    lastTap = { at: isSecond ? Number.NEGATIVE_INFINITY : at, x, y };
    if (isSecond)
      put(zoom.scale > 1 ? { scale: 1, x: 0, y: 0 } : zoomedAt(zoom, tapped, fromMiddle({ x, y })), true);
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const were = [...fingers.values()];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const are = [...fingers.values()];
    if (are.length === 1 && zoom.scale === 1) return;
    const [from, to] = [middle(were), middle(are)];
    const moved = { ...zoom, x: zoom.x + to.x - from.x, y: zoom.y + to.y - from.y };
    put(
      are.length === 2 ? zoomedAt(moved, distance(are) / Math.max(distance(were), 1), fromMiddle(to)) : moved,
    );
  };
  const lift = (event: PointerEvent) => fingers.delete(event.pointerId);
  const wheel = (event: WheelEvent) => {
    // A pinch on a trackpad also arrives as a wheel event with `ctrlKey`.
    if (!event.ctrlKey && zoom.scale === 1) return;
    event.preventDefault();
    put(zoomedAt(zoom, Math.exp(-event.deltaY / 200), fromMiddle({ x: event.clientX, y: event.clientY })));
  };
  const { signal } = off;
  frame.addEventListener(
    'pointerdown',
    (event) => fingers.set(event.pointerId, { x: event.clientX, y: event.clientY }),
    { signal },
  );
  frame.addEventListener('pointermove', move, { signal });
  frame.addEventListener('pointerup', (event) => (lift(event), tap(event)), { signal });
  frame.addEventListener('pointercancel', lift, { signal });
  frame.addEventListener('wheel', wheel, { signal, passive: false });
  // Two-finger gestures go to the picture, one-finger gestures to the strip.
  frame.addEventListener('touchmove', (event) => event.touches.length > 1 && event.preventDefault(), {
    signal,
    passive: false,
  });
  return { reset: () => put({ scale: 1, x: 0, y: 0 }), end: () => off.abort() };
};
