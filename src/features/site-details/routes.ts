import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

/** The details show in the frame of every page and on several pages, which src/pages composes. */
export const publicPages = [];

export const staffScreens = [route("site", "staff/site.tsx")];
