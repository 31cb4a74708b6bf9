import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

/** The chart shows on About, which pages/about composes. */
export const publicPages = [];

export const staffScreens = [route("updatechart", "staff/chart.tsx")];
