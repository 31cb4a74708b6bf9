import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export const publicPages = [route("sma", "public/page.tsx")];

export const staffScreens = [
  route("sma", "staff/topics.tsx"),
  route("addsma", "staff/add.tsx"),
  route("editsma", "staff/edit.tsx"),
  route("smareview", "staff/review.tsx"),
];
