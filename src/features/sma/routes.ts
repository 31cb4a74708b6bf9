import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export const publicPages = [route("sma", "public/page.tsx")];
