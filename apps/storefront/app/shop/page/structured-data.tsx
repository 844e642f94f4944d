// @chunk trade
import { useState } from 'react';
import { isHydrated } from '@dijla/ui-kit/hooks/hydration.ts';

/**
 * JSON-LD of a page, read by programs that fetch it. It is only in the server's HTML, because Trusted Types
 * forbid writing a script in the browser; the browser keeps the server's and needs no `data`. `<` is
 * escaped, so that no text can end the element.
 */
export const StructuredData = ({ data }: { data: object | null }) => {
  const [isFromServer] = useState(() => !isHydrated());
  if (!isFromServer) return null;
  const json = data === null ? '' : JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return (
    <script dangerouslySetInnerHTML={{ __html: json }} suppressHydrationWarning type="application/ld+json" />
  );
};
