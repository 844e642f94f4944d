import { EntranceScreen } from '../../features/account/entrance-screen.tsx';

const ForgotPasswordCodeRoute = () => <EntranceScreen kind="code" />;
export default ForgotPasswordCodeRoute;
