import { useState } from 'react';
import { isHydrated } from '../ui/hydration.ts';

const Script = ({ json }: { json: string }) => {
  const [isFromServer] = useState(() => !isHydrated());
  return isFromServer ? <script dangerouslySetInnerHTML={{ __html: json }} type="application/ld+json" /> : null;
};

/**
 * JSON-LD of a page, for readers that fetch it: part of the server's HTML only, since Trusted Types let no script be written
 * in the browser. `<` is escaped, so no text in it can end the element.
 */
export const StructuredData = ({ data }: { data: object }) => {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <Script json={json} key={json} />;
};
