import { useTexts } from '../../../i18n/texts.tsx';
import { FileRows, FilesProblem, useBoughtFiles } from '../../../shop/downloads/file-list.lazy.tsx';
import { EmptyList } from '../../../shop/lists/empty-list.lazy.tsx';
import { AccountFrame } from '../frame/account-frame.lazy.tsx';

const OwnFiles = () => {
  const texts = useTexts('downloads');
  const { shown, again, download } = useBoughtFiles(null);
  if (shown === null) return <span aria-busy className="skeleton block h-40 w-full" />;
  if ('problem' in shown) return <FilesProblem onAgain={again} problem={shown.problem} />;
  if (shown.length === 0) return <EmptyList text={texts.noneHint} title={texts.none} />;
  return (
    <section className="rounded-sheet bg-surface p-4 inset-ring-1 inset-ring-line md:p-5">
      <FileRows files={shown} onDownload={download} showsOrder />
    </section>
  );
};

/** The files that a customer bought, the latest first. */
export const DownloadsPage = () => {
  const { downloads: title } = useTexts('account');
  return (
    <AccountFrame place="downloads" title={title}>
      {() => (
        <>
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          <OwnFiles />
        </>
      )}
    </AccountFrame>
  );
};
