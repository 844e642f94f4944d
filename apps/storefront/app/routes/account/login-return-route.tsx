import { EntranceScreen } from '../../features/account/entrance-screen.tsx';

const LoginReturnRoute = () => <EntranceScreen kind="return" />;
export default LoginReturnRoute;
