/** The name of a row. */
export const RowHeading = ({ id, title }: { id: string; title: string }) => (
  <h2 className="pb-3 text-xl md:pb-5 md:text-2xl" id={id}>
    {title}
  </h2>
);
