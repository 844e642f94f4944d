/** The cache of pictures, which is kept from build to build. */
export const pictureCacheName = 'dijla-pictures';
