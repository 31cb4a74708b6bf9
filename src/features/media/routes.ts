import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export const staffScreens = [route("media", "staff/library.tsx"), route("mediafile", "staff/file.tsx")];
