const IMAGES = "X-Page-Images";
const FORMS = "X-Page-Forms";

/** Other origins that one page may have to do with, beyond what every page may. */
export interface PageOrigins {
  /** May give images. */
  images?: string;
  /** Forms may lead there. */
  forms?: string;
}

/** Headers by which a loader says which other origins its page may have to do with; visitors never get them. */
export function pageOrigins({ images, forms }: PageOrigins): Record<string, string> {
  return { ...(images && { [IMAGES]: images }), ...(forms && { [FORMS]: forms }) };
}

/** Takes out of a rendered page's headers the origins that its loader named. */
export function takeOrigins(headers: Headers): PageOrigins {
  const origins = { images: headers.get(IMAGES) ?? "", forms: headers.get(FORMS) ?? "" };
  headers.delete(IMAGES);
  headers.delete(FORMS);
  return origins;
}
