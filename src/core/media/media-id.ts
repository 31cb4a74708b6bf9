const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text has the form of an id that the media store gives its files. */
export const isMediaId = (text: string): boolean => UUID.test(text);
