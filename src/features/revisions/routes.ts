import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export const staffScreens = [
  route("drafts", "staff/drafts.tsx"),
  route("reviews", "staff/reviews.tsx"),
  route("comments", "staff/comments.tsx"),
  route("calendar", "staff/calendar.tsx"),
  route("trash", "staff/trash.tsx"),
  route("history", "staff/history.tsx"),
];
