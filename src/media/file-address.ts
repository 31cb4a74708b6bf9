/** The address of the screen of a picture or PDF of the library. */
export const fileAddress = (id: string): string => `/cms/mediafile?media_id=${encodeURIComponent(id)}`;

/** The id there of the picture on which is marked what stays in sight where places of the site cut it. */
export const SIGHT = "media-sight";
