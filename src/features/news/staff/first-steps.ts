import { createClient } from "../../../core/api/client";
import type { FirstStep } from "../../../core/staff/frame/first-step";
import { newsContract } from "../contract";

const api = createClient(newsContract);

export const newsSteps: readonly FirstStep[] = [
  {
    to: "/cms/addnews",
    text: { eng: "Publish the first news", tra: "發布第一則消息", sim: "发布第一条消息" },
    done: async () => (await api.list({})).total > 0,
  },
];
