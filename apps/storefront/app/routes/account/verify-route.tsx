import { EntranceScreen } from '../../features/account/entrance-screen.tsx';

const VerifyRoute = () => <EntranceScreen kind="verify" />;
export default VerifyRoute;
