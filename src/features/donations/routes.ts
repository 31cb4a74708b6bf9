import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

/** The page itself is pages/donate; PayPal brings donors back to the first of these. */
export const publicPages = [
  route("donate/paypal/return", "public/return.tsx"),
  route("donate/fps.png", "public/fps-image.ts"),
];

export const staffScreens = [
  route("donations", "staff/donations.tsx"),
  route("adddonation", "staff/add.tsx"),
  route("donation", "staff/view.tsx"),
  route("editdonation", "staff/edit.tsx"),
  route("refunddonation", "staff/refund.tsx"),
  route("donationtotals", "staff/totals.tsx"),
];
