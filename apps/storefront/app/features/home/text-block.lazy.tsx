import { Link } from 'react-router';
import type { HomeBlockView } from './load-home.ts';

/** A heading, paragraphs and a link in the owner's words. */
export const TextBlock = ({
  block: { id, title, text, lang, action },
}: {
  block: Extract<HomeBlockView, { type: 'text' }>;
}) => (
  <section aria-labelledby={`${id}-title`} className="frame pt-10 md:pt-14" id={id} lang={lang ?? undefined}>
    <div className="grid justify-items-start gap-3 rounded-sheet bg-sunken p-5 md:p-8">
      <h2 className="text-xl md:text-2xl" id={`${id}-title`}>
        {title}
      </h2>
      <p className="max-w-prose leading-relaxed whitespace-pre-line">{text}</p>
      {action && (
        <Link
          className="press -ms-3 inline-flex min-h-11 items-center rounded-full px-3 font-medium text-accent-ink hover:bg-ground"
          to={action.href}
        >
          {action.text}
        </Link>
      )}
    </div>
  </section>
);
