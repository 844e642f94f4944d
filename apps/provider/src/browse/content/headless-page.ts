/** Returns a page of records as content systems answer it (wire §11). */
export const headlessPage = <Attributes extends object>(
  data: readonly { id: number; attributes: Attributes }[],
  { page, pageSize, total }: { page: number; pageSize: number; total: number },
) => ({
  data: [...data],
  meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
});
