import { Link } from 'react-router';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { Scene } from '../pictures/scene.ts';
import type { Story } from '../../view-models/content/scene-view.ts';

export type StoryLinkProps = {
  story: Story;
  /** Classes for the shape of the picture's container. */
  form: string;
  /** Class for the part of the picture that stays visible where nobody said what matters in it. */
  part: string;
  slot: string;
};

/** A scene with a link; the whole scene is the link. */
export const StoryLink = ({ story: { title, lang, picture, action }, form, part, slot }: StoryLinkProps) => (
  <article
    className="group relative grid grid-rows-[1fr_auto] overflow-hidden rounded-sheet bg-sunken"
    lang={lang ?? undefined}
  >
    <span className={`relative block overflow-hidden ${part}`} style={{ objectPosition: picture.focus }}>
      <Scene
        alt=""
        className={`[object-position:inherit] transition-[scale] duration-240 group-hover:scale-[1.02] ${form}`}
        path={picture.path}
        slot={slot}
      />
    </span>
    <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-4 md:px-6 md:py-5">
      <h3 className="text-lg md:text-xl">
        <Link className="after:absolute after:inset-0 after:rounded-sheet" to={action.href}>
          {title}
        </Link>
      </h3>
      <span className="inline-flex items-center gap-1 font-medium text-accent-ink">
        {action.text}
        <Icon className="size-4" name="forward" />
      </span>
    </span>
  </article>
);
