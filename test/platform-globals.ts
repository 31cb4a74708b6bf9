/** For HTTP servers in a test's own process: else its next file would have another Request and Response. */
export const PLATFORM_GLOBALS = { overrideGlobalObjects: false };
