import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

/** The contact form is on Contact, the form of a charity item on Get Involved; pages/ composes them. */
export const publicPages = [];

export const staffScreens = [route("messages", "staff/messages.tsx"), route("message", "staff/message.tsx")];
