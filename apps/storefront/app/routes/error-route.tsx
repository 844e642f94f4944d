import { FailureScreen } from '../features/failure/failure-part.tsx';

const ErrorRoute = () => <FailureScreen kind="error" />;
export default ErrorRoute;
