import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

/** Visitors find the forms on Get Involved, which pages/involved composes. */
export const publicPages = [];

export const staffScreens = [route("volunteer", "staff/volunteer.tsx")];
