import { groupA } from './archetypes/group-a.ts';
import { groupB } from './archetypes/group-b.ts';
import { groupC } from './group-c.ts';
import { heights } from './rendering/heights.ts';
import type { StudioForm } from './studio-form.ts';

type Shot = 'front' | 'side' | 'detail' | 'scale';

/** One picture to render; it is saved as `<name>.webp`, its mask as `<name>.mask.webp`. */
export type Picture = { name: string; form: StudioForm; shot: Shot };

/** Every form, including those used only by scenes. */
export const forms: Readonly<Record<string, StudioForm>> = { ...groupA, ...groupB, ...groupC };

/** The forms whose pictures this studio renders. */
export const photographed = Object.entries(forms).filter(([, form]) => form.isProp !== true);

/** Returns the pictures of one form, the front first. */
export const picturesOf = (name: string, form: StudioForm): Picture[] => [
  { name, form, shot: 'front' },
  ...(form.side === undefined ? [] : [{ name: `${name}-side`, form, shot: 'side' } as const]),
  ...(form.detail === undefined ? [] : [{ name: `${name}-detail`, form, shot: 'detail' } as const]),
];

/**
 * Returns the picture of the form beside a person, if there is one. It follows the form's own views in a
 * gallery.
 */
const scaleOf = (name: string, form: StudioForm): Picture[] => {
  const tall = heights[name] ?? form.tall;
  return tall === undefined ? [] : [{ name: `${name}-scale`, form: { ...form, tall }, shot: 'scale' }];
};

export const pictures: readonly Picture[] = [
  ...photographed.flatMap(([name, form]) => picturesOf(name, form)),
  ...Object.entries(forms).flatMap(([name, form]) => scaleOf(name, form)),
];
