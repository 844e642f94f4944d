import { EntranceScreen } from '../../features/account/entrance-screen.tsx';

const RegisterRoute = () => <EntranceScreen kind="register" />;
export default RegisterRoute;
