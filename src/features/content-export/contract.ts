/**
 * Where staff send, as a form does, that they want all content. Not a call of the API, since the answer is a file without
 * a known length.
 */
export const EXPORT_ADDRESS = "/cms/export/file";
