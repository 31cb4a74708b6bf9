import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export const publicPages = [];

export const staffScreens = [route("account", "staff/account.tsx"), route("staff", "staff/staff.tsx")];
