import { ownProblems } from "../../platform/locale/words/problems";

/** The problems of this feature, besides those that all share. */
export const organizationProblems = ownProblems({
  personNeeded: {
    eng: "Write the name that this title belongs to, or remove the title.",
    tra: "請填寫此職銜所屬的姓名，或刪去職銜。",
    sim: "请填写此职务所属的姓名，或删去职务。",
  },
});

export type OrganizationProblem = keyof typeof organizationProblems;
