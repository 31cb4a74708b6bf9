/** The screen on which staff read the versions of the privacy notice. */
export const NOTICE_SCREEN = "/cms/privacynotice";

/** The same with one version as it was. */
export const noticeScreen = (number: number): string => `${NOTICE_SCREEN}?number=${number}`;
