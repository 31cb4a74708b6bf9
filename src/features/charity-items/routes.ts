import { type RouteConfigEntry, relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

/** The items stand on Get Involved, which is a page of several features. */
export const publicPages: RouteConfigEntry[] = [];

export const staffScreens = [
  route("managecharityitems", "staff/manage.tsx"),
  route("addcharityitem", "staff/add.tsx"),
  route("editcharityitem", "staff/edit.tsx"),
];
