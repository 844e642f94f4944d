import { useLoaderData } from 'react-router';
import { BlogScreen } from '../../features/blog/blog-screen.tsx';
import { loadBlog } from '../../features/blog/load-blog.ts';
import { onDevice } from '../loading/on-device.ts';
import { onServer } from '../loading/on-server.ts';

export const loader = onServer(loadBlog);
export const clientLoader = onDevice(async () => (await import('../../features/blog/load-blog.ts')).loadBlog);

const BlogRoute = () => <BlogScreen view={useLoaderData<typeof loader>()} />;
export default BlogRoute;
