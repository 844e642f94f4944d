// @chunk shell
import { useTexts } from '../../i18n/texts.tsx';

/** Screens on which the name is shown beside the logo: all, those with enough space, or wide ones. */
const nameStyles = { all: '', roomy: 'max-xs:hidden', wide: 'max-md:hidden' } as const;

/** The shop's logo, two waves of the river, with its name in the page's script. */
export const Wordmark = ({ nameOn = 'all' }: { nameOn?: keyof typeof nameStyles }) => (
  <span className="flex items-center gap-2.5">
    <svg aria-hidden="true" className="size-9" viewBox="0 0 36 36">
      <rect fill="var(--accent)" height="36" rx="11" width="36" />
      <g fill="none" stroke="var(--on-accent)" strokeLinecap="round" strokeWidth="2.8">
        <path d="M8 15.500c3.4-3.6 6.6-3.6 10 0s6.6 3.6 10 0" />
        <path d="M8 22.500c3.4-3.6 6.6-3.6 10 0s6.6 3.6 10 0" opacity=".6" />
      </g>
    </svg>
    <span className={`text-2xl leading-none font-bold ${nameStyles[nameOn]}`}>
      {useTexts('shell').shopName}
    </span>
  </span>
);
