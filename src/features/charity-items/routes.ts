import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export const staffScreens = [
  route("managecharityitems", "staff/manage.tsx"),
  route("addcharityitem", "staff/add.tsx"),
  route("editcharityitem", "staff/edit.tsx"),
];
