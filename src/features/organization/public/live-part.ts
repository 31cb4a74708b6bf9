/** Id of the part of About that the script exchanges when the organisation has changed. */
export const LIVE_PART = "about-people";
