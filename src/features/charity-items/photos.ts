/** How many photos a charity item can have. */
export const PHOTOS = 4;
