import { useCall } from '../provider-client/use-call.ts';
import { useMay } from '../session/use-session.ts';

const everyMs = 60_000;

/** Returns how much waits in each list that somebody has to answer; undefined while it is not known. */
export const useWaiting = () => {
  const may = useMay();
  const calls = useCall('desk/orders-to-call', {}, { everyMs, isOff: !may('orders.confirm') });
  const requests = useCall('desk/cancel-requests', {}, { everyMs, isOff: !may('orders.read') });
  const returns = useCall('desk/returns', {}, { everyMs, isOff: !may('orders.read') });
  return {
    calls: calls.data?.items.length,
    cancelRequests: requests.data?.items.length,
    returns: returns.data?.items.length,
  };
};
