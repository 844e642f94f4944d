/** JSON-LD of a page. `<` is escaped, so no text in it can end the element. */
export const StructuredData = ({ data }: { data: object }) => (
  <script dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }} type="application/ld+json" />
);
