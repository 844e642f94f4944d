export { ServerFailure as default } from '../features/failure/server-failure.tsx';
