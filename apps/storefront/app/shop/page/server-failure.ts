import { createContext, use, useState } from 'react';
import { useLocation } from 'react-router';

const ServerFailureContext = createContext(false);

/** Provides, on the server and on the device, whether the first page was answered with status 500. */
export const ServerFailureProvider = ServerFailureContext.Provider;

/** Attribute of the minimal layout, by which the device recognizes it before hydration. */
export const minimalLayoutMark = 'data-minimal';

/** Whether this is the first page and the server failed to render it; false after a navigation. */
export const useIsServerFailure = (): boolean => {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  return use(ServerFailureContext) && key === firstKey;
};
