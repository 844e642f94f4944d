/**
 * Returns a file from the cache of any stored build, else from the network. A file's name changes with its
 * content, so it never becomes outdated.
 */
export const answerAsset = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
