import { EntranceScreen } from '../../features/account/entrance-screen.tsx';

const NativeLoginRoute = () => <EntranceScreen kind="native" />;
export default NativeLoginRoute;
