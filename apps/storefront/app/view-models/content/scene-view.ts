import type { ShownScene } from '@dijla/contract/client';

/** A wide picture of the owner's with one sentence (its title) and one link. */
export type SceneView = {
  title: string;
  /** Language of its texts if it is not the store view's. */
  lang: string | null;
  /** `focus` is what matters in it, as `object-position` has it. */
  picture: { path: string; alt: string; focus?: string | undefined };
  action: { href: string; text: string } | null;
};

/** A scene with a link. */
export type Story = SceneView & { action: NonNullable<SceneView['action']> };

export const sceneView = ({ picture, alt, focus, title, lang, action }: ShownScene): SceneView => ({
  title,
  lang,
  picture: { path: picture, alt, focus },
  action,
});

/** Returns those of the scenes that have a link, in order. */
export const storyViews = (scenes: readonly ShownScene[]): Story[] =>
  scenes.flatMap((scene) => {
    const { action, ...view } = sceneView(scene);
    return action === null ? [] : [{ ...view, action }];
  });

/** Returns the shares of a focus, `30% 62.5%`, from 0 to 1; null of what is written otherwise. */
export const focusShares = (focus: string): { x: number; y: number } | null => {
  const [, x, y] = /^(\d+(?:\.\d+)?)% (\d+(?:\.\d+)?)%$/.exec(focus) ?? [];
  return x === undefined || y === undefined ? null : { x: Number(x) / 100, y: Number(y) / 100 };
};
