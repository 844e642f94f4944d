import { data } from 'react-router';
import { NotFound } from '../features/failure/not-found.tsx';

const answer = () => data(null, { status: 404 });

export const loader = answer;
export const clientLoader = answer;
export default NotFound;
