import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export const staffScreens = [
  route("manageappreciation", "staff/manage.tsx"),
  route("newappreciation", "staff/add.tsx"),
  route("EditAppreciation", "staff/edit.tsx"),
];
