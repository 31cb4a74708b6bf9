/** The address of a file's screen. */
export const fileAddress = (id: string): string => `/cms/mediafile?media_id=${encodeURIComponent(id)}`;
