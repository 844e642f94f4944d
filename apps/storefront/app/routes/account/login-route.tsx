import { EntranceScreen } from '../../features/account/entrance-screen.tsx';

const LoginRoute = () => <EntranceScreen kind="login" />;
export default LoginRoute;
