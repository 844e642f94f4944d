const pathOf = (fault: unknown): string[] => {
  const { dataPath, params } = (fault ?? {}) as {
    dataPath?: unknown;
    params?: { missingProperty?: unknown };
  };
  if (typeof dataPath !== 'string') return [];
  const missing = params?.missingProperty;
  return [typeof missing === 'string' ? `${dataPath}.${missing}` : dataPath];
};

/**
 * Returns the paths that a validator's list (wire §1.2) reports, such as
 * `.addressInformation.shippingAddress.city`; empty for any other failure.
 */
export const refusalPaths = (result: string | object): string[] =>
  Array.isArray(result) ? result.flatMap(pathOf) : [];
