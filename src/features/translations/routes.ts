import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export const staffScreens = [
  route("languages", "staff/board.tsx"),
  route("languages/translator", "staff/translator.tsx"),
];
