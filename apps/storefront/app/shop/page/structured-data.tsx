// @chunk trade
import { useState } from 'react';
import { isHydrated } from '../../ui/hooks/hydration.ts';

/**
 * JSON-LD of a page, for readers that fetch it: part of the server's HTML only, since Trusted Types let no script be written
 * in the browser, which keeps what came and needs no `data` itself. `<` is escaped, so no text in it can end the element.
 */
export const StructuredData = ({ data }: { data: object | null }) => {
  const [isFromServer] = useState(() => !isHydrated());
  if (!isFromServer) return null;
  const json = data === null ? '' : JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return (
    <script dangerouslySetInnerHTML={{ __html: json }} suppressHydrationWarning type="application/ld+json" />
  );
};
