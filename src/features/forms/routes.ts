import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

/** Visitors find the forms on About, which pages/about composes. */
export const publicPages = [];

export const staffScreens = [route("patient", "staff/forms.tsx")];
