import { groupA } from './archetypes/group-a.ts';
import { groupB } from './archetypes/group-b.ts';
import { groupC } from './group-c.ts';
import { heights } from './rendering/heights.ts';
import type { StudioForm } from './studio-form.ts';

export type Shot = 'front' | 'side' | 'detail' | 'scale';

/** One picture to take; it is kept as `<name>.webp`, its mask as `<name>.mask.webp`. */
export type Picture = { name: string; form: StudioForm; shot: Shot };

/** Every form that can be built, those that only scenes ask for among them. */
export const forms: Readonly<Record<string, StudioForm>> = { ...groupA, ...groupB, ...groupC };

/** The forms whose pictures this studio takes. */
export const photographed = Object.entries(forms).filter(([, form]) => form.isProp !== true);

/** The pictures of one form: the front first. */
export const picturesOf = (name: string, form: StudioForm): Picture[] => [
  { name, form, shot: 'front' },
  ...(form.side === undefined ? [] : [{ name: `${name}-side`, form, shot: 'side' } as const]),
  ...(form.detail === undefined ? [] : [{ name: `${name}-detail`, form, shot: 'detail' } as const]),
];

/** The form beside a person; it is no view of the form's own, and stands behind them in a gallery. */
const scaleOf = (name: string, form: StudioForm): Picture[] => {
  const tall = heights[name] ?? form.tall;
  return tall === undefined ? [] : [{ name: `${name}-scale`, form: { ...form, tall }, shot: 'scale' }];
};

export const pictures: readonly Picture[] = [
  ...photographed.flatMap(([name, form]) => picturesOf(name, form)),
  ...Object.entries(forms).flatMap(([name, form]) => scaleOf(name, form)),
];
