import { ownActions } from "../../platform/journal/actions";

/** The journal's actions of files, besides those on anything. */
export const mediaActions = ownActions({
  upload: { eng: "uploaded", tra: "已上載", sim: "已上传" },
  describeUse: {
    eng: "described a picture for one place",
    tra: "已為一處寫上圖片說明",
    sim: "已为一处写上图片说明",
  },
  crop: { eng: "cropped", tra: "已裁切", sim: "已裁剪" },
  replaceFile: { eng: "replaced the file", tra: "已更換檔案", sim: "已更换文件" },
  goBack: { eng: "went back to an earlier file", tra: "已還原舊檔案", sim: "已恢复旧文件" },
});
