import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export const publicPages = [route("archive", "public/archive.tsx"), route("archiveitem", "public/item.tsx")];
