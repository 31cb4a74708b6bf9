import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export const staffScreens = [route("account", "staff/account.tsx"), route("staff", "staff/staff.tsx")];

export const signInPages = [
  route("cms/login", "staff/login.tsx"),
  route("cms/login/code", "staff/login-code.tsx"),
  route("cms/invitation", "staff/invitation.tsx"),
];
