import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export const publicPages = [route("archiveitem", "public/item.tsx")];
