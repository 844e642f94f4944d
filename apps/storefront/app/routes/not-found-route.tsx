import { data } from 'react-router';
import { FailureScreen } from '../features/failure/failure-part.tsx';

const answer = () => data(null, { status: 404 });

export const loader = answer;
export const clientLoader = answer;

const NotFoundRoute = () => <FailureScreen kind="not-found" />;
export default NotFoundRoute;
