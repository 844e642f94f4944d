import { Link } from 'react-router';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The name of a row, with the way to all of it where there is one. */
export const RowHeading = ({ id, title, allPath }: { id: string; title: string; allPath?: string }) => {
  const texts = useTexts('home');
  return (
    <div className="flex items-center justify-between gap-4 pb-3 md:pb-5">
      <h2 className="text-xl md:text-2xl" id={id}>
        {title}
      </h2>
      {allPath !== undefined && (
        <Link aria-describedby={id} className="press -my-2 -me-2 inline-flex min-h-11 shrink-0 items-center gap-1 rounded-card px-2 font-medium text-accent-ink hover:bg-sunken" to={allPath}>
          {texts.seeAll}
          <Icon className="size-4" name="forward" />
        </Link>
      )}
    </div>
  );
};
