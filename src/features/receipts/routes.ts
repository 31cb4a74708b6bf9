import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export const staffScreens = [
  route("receipts", "staff/receipts.tsx"),
  route("issuereceipt", "staff/issue.tsx"),
  route("statements", "staff/statements.tsx"),
];
