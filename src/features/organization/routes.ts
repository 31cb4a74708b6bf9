import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

/** The people show on About, which pages/about composes. */
export const publicPages = [];

export const staffScreens = [route("orgstructure", "staff/organization.tsx")];
