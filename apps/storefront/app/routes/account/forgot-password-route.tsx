import { EntranceScreen } from '../../features/account/entrance-screen.tsx';

const ForgotPasswordRoute = () => <EntranceScreen kind="forgot" />;
export default ForgotPasswordRoute;
