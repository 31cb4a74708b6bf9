import { relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export const staffScreens = [route("messages", "staff/messages.tsx"), route("message", "staff/message.tsx")];
