import { Link } from 'react-router';
import { useTexts } from '../../i18n/texts.tsx';

export type RowHeadingProps = {
  id: string;
  title: string;
  /** Language of the title if it is not the store view's. */
  lang?: string | null | undefined;
  allPath?: string | undefined;
  /** Text of the link, when it leads to something else than all products of the row. */
  allName?: string;
};

/** The heading of a row, with a link to the whole listing where there is one. */
export const RowHeading = ({ id, title, lang, allPath, allName }: RowHeadingProps) => {
  const { seeAll } = useTexts('home');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 pb-3 md:pb-5">
      <h2 className="text-xl md:text-2xl" id={id} lang={lang ?? undefined}>
        {title}
      </h2>
      {allPath !== undefined && (
        <Link
          className="press -my-2 -me-3 inline-flex min-h-11 shrink-0 items-center rounded-full px-3 font-medium text-accent-ink hover:bg-sunken"
          to={allPath}
        >
          {allName ?? (
            <>
              {seeAll}
              <span className="sr-only">: {title}</span>
            </>
          )}
        </Link>
      )}
    </div>
  );
};
