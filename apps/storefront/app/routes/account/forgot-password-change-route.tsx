import { EntranceScreen } from '../../features/account/entrance-screen.tsx';

const ForgotPasswordChangeRoute = () => <EntranceScreen kind="change" />;
export default ForgotPasswordChangeRoute;
