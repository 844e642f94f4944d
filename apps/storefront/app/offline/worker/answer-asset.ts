/** A file of any build this browser still keeps, else the network's; its name changes with its content, so it never ages. */
export const answerAsset = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
