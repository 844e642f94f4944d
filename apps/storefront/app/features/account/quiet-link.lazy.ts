/** Style of a link in words beside a form. */
export const quietLink =
  'inline-flex min-h-11 items-center font-semibold text-accent-ink underline-offset-4 hover:underline';
