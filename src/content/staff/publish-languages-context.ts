import { createContext, useContext } from "react";
import { LANGS, type Lang } from "../../platform/locale/lang";
import type { Scheduled } from "../listed-entry";
import type { Waiting } from "../revisions/unpublished-langs";
import type { ChosenTime } from "../schedule/staff/times";

/** How visitors are to get what a form saves; without a choice it is left out. */
export interface Plan {
  publish?: ChosenTime | undefined;
  takeDown?: ChosenTime | undefined;
  /**
   * The note to the administrator who has to publish it, `""` for none; left out where no approval is needed.
   */
  approvalComment?: string | undefined;
  /** The banner's words for it, given the languages that are published. */
  said?: ((langs: readonly Lang[]) => string) | undefined;
}

interface PublishLanguages {
  /** Those that the next save leaves unpublished. */
  unpublishedLangs: readonly Lang[];
  setUnpublishedLangs: (unpublishedLangs: readonly Lang[]) => void;
  plan: Plan;
  setPlan: (plan: Plan) => void;
  /** The languages in which the form has something to publish; the others can neither be chosen nor planned. */
  worded: readonly Lang[];
  setWorded: (worded: readonly Lang[]) => void;
  /** True once somebody has chosen languages in this form. */
  isChosen: boolean;
  /** The changes that are planned already. */
  scheduled: readonly Scheduled[];
  /** The part of the entry that visitors do not get; null where they get all of it, undefined of a new one. */
  waiting?: Waiting | null | undefined;
}

/** Filled by the form. */
export const PublishLanguagesContext = createContext<PublishLanguages>({
  ...{ unpublishedLangs: [], setUnpublishedLangs: () => {}, plan: {}, setPlan: () => {}, scheduled: [] },
  ...{ worded: LANGS, setWorded: () => {}, isChosen: false },
});

/** The languages that the form around publishes and leaves unpublished. */
export const usePublishLanguages = (): PublishLanguages => useContext(PublishLanguagesContext);
