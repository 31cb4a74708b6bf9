import { ownActions } from "../../platform/journal/actions";

/** The journal's actions of links to previews. */
export const previewActions = ownActions({
  linkMade: { eng: "preview link made", tra: "已建立預覽連結", sim: "已创建预览链接" },
  linkRevoked: { eng: "preview link ended", tra: "已撤銷預覽連結", sim: "已撤销预览链接" },
});
