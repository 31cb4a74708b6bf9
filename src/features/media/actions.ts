import { ownActions } from "../../core/journal/actions";

/** What the journal has of files besides what is done to anything. */
export const mediaActions = ownActions({ upload: { eng: "uploaded", tra: "已上載", sim: "已上传" } });
