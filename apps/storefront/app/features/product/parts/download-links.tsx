import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { Amount } from '../../../shop/cards/price.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { fieldNames } from '../../../view-models/choice/chosen-of-fields.ts';
import type { PartProps } from '../buy/purchase.ts';
import { errorId, ErrorLine } from './error-line.tsx';
import { PickedCard } from './picked-card.tsx';

type Links = NonNullable<PartProps['product']['choices']['download']>;

/** What can be looked at before buying; nothing where no file has a sample. */
const Samples = ({ download: { links, sample_title: words } }: { download: Links }) => {
  const texts = useTexts('productChoice');
  const sampled = links.filter(({ has_sample }) => has_sample);
  if (sampled.length === 0) return null;
  const title = words || texts.lookAtSample;
  return (
    <ul className="grid gap-1">
      {sampled.map(({ id, title: name }) => (
        <li key={id}>
          <a
            className="press inline-flex min-h-11 items-center gap-3 font-medium text-accent-ink underline-offset-4 hover:underline"
            href={paths.sample(id)}
            rel="nofollow"
            target="_blank"
          >
            <Icon className="size-5.5" name="eye" />
            <span>
              {title}
              {sampled.length > 1 && (
                <>
                  {': '}
                  <bdi>{name}</bdi>
                </>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
};

/** The files of a downloadable product: all included, or each bought separately. */
export const DownloadLinks = ({
  product: {
    choices: { download },
  },
  error,
}: PartProps) => {
  const texts = useTexts('productChoice');
  if (download === null || download.links.length === 0) return null;
  const title = download.title || (download.is_separate ? texts.filesToChoose : texts.filesIncluded);
  if (!download.is_separate) {
    return (
      <section aria-label={title} className="grid gap-1">
        <h2 className="text-base font-semibold">{title}</h2>
        <ul className="grid gap-1">
          {download.links.map((link) => (
            <li className="flex min-h-11 items-center gap-3" key={link.id}>
              <Icon className="size-5.5 text-accent-ink" name="file" />
              <bdi>{link.title}</bdi>
            </li>
          ))}
        </ul>
        <Samples download={download} />
      </section>
    );
  }
  return (
    <fieldset
      aria-describedby={error?.field === fieldNames.links ? errorId(fieldNames.links) : undefined}
      className="grid grid-cols-1 gap-2"
    >
      <legend className="pb-2 font-semibold">{title}</legend>
      {download.links.map((link) => (
        <PickedCard
          aside={
            <span className="font-semibold">
              {link.amount === 0 ? texts.noSurcharge : <Amount minor={link.amount} />}
            </span>
          }
          key={link.id}
          name={fieldNames.links}
          title={<bdi>{link.title}</bdi>}
          type="checkbox"
          value={link.id}
        />
      ))}
      <ErrorLine error={error} field={fieldNames.links} />
      <Samples download={download} />
    </fieldset>
  );
};
