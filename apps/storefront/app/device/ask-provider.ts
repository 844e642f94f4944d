// @chunk shell
/**
 * Sends a request to the provider. Where a network behaves oddly the provider asks for a captcha: it is shown, solved
 * and the request sent again, so that no form needs to know of it.
 */
export const askProvider = async (request: Request): Promise<Response> => {
  const again = request.clone();
  const response = await fetch(request);
  return response.status === 429
    ? (await import('./captcha/solved-captcha.lazy.ts')).solvedCaptcha(again, response)
    : response;
};
