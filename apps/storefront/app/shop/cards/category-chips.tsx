import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { LinkChip } from '@dijla/ui-kit/chip.tsx';
import { useFrame } from '../page/frame-context.ts';

/** The top categories as text links, for pages with nothing to show. */
export const CategoryChips = ({ className = '' }: { className?: string }) => {
  const { code } = useStoreView();
  const { menu, topMenu = menu } = useFrame();
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`}>
      {topMenu.map(({ id, name, lang, urlPath }) => (
        <li key={id}>
          <LinkChip lang={lang ?? undefined} to={paths.entity(code, urlPath)}>
            <bdi>{name}</bdi>
          </LinkChip>
        </li>
      ))}
    </ul>
  );
};
