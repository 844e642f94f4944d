/**
 * Returns a copy of the request with a user token in a header that is not logged (DESIGN §7); the original's
 * body stays unread.
 */
export const withToken = (request: Request, token: string): Request => {
  const carrying = request.clone();
  carrying.headers.set('authorization', `Bearer ${token}`);
  return carrying;
};
