import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export const staffScreens = [
  route("consents", "staff/consents.tsx"),
  route("addconsent", "staff/add.tsx"),
  route("consent", "staff/edit.tsx"),
];
