import { ownActions } from "../../core/journal/actions";

/** The journal's actions of files, besides those on anything. */
export const mediaActions = ownActions({
  upload: { eng: "uploaded", tra: "已上載", sim: "已上传" },
  crop: { eng: "cropped", tra: "已裁切", sim: "已裁剪" },
  replaceFile: { eng: "replaced the file", tra: "已更換檔案", sim: "已更换文件" },
  goBack: { eng: "went back to an earlier file", tra: "已還原舊檔案", sim: "已恢复旧文件" },
});
