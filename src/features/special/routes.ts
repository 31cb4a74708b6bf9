import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

/** The images show on About, which pages/about composes. */
export const publicPages = [];

export const staffScreens = [route("special", "staff/special.tsx")];
