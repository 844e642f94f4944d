import { useStoreView } from '../../i18n/store-context.ts';
import { useFrame } from '../../shop/page/frame-context.ts';
import { leadsSomewhere } from '../../shop/page/leads-somewhere.ts';
import { StoryLink } from '../../shop/cards/story-link.tsx';
import type { Story } from '../../view-models/content/scene-view.ts';

/** One of the shop's stories across the width of a listing, on screens wide enough for it. */
export const StoryTile = ({ story }: { story: Story }) => {
  const { code } = useStoreView();
  const { menu } = useFrame();
  return leadsSomewhere(story.action.href, code, menu) ? (
    <div className="hidden pb-8 md:block">
      <StoryLink
        form="aspect-[3.2/1]"
        part="object-[50%_48%]"
        slot="(min-width: 80rem) 68rem, 70vw"
        story={story}
      />
    </div>
  ) : null;
};
