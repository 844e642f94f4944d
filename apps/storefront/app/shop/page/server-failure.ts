import { createContext, use, useState } from 'react';
import { useLocation } from 'react-router';

const ServerFailureContext = createContext(false);

/** Says at the root, on the server and on the device alike, that the first page was answered with status 500. */
export const ServerFailureProvider = ServerFailureContext.Provider;

/** Attribute of the minimal layout, by which the device knows it before it hydrates. */
export const minimalLayoutMark = 'data-minimal';

/** Whether the page is the first one and the server failed to make it; false again once the shopper has gone elsewhere. */
export const useIsServerFailure = (): boolean => {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  return use(ServerFailureContext) && key === firstKey;
};
