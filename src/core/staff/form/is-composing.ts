/**
 * Whether a key belongs to the input method, as while Chinese characters are composed. 229: Safari ends the
 * composition before it reports the key that ended it.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
