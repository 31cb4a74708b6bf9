import { ownActions } from "../../platform/journal/actions";

/** The journal's own actions of links to other sites. */
export const outsideLinkActions = ownActions({
  ignoreLink: { eng: "link ignored", tra: "已忽略連結", sim: "已忽略链接" },
  watchLink: { eng: "link no longer ignored", tra: "已取消忽略連結", sim: "已取消忽略链接" },
});
