import { screens } from "../../core/screens";

/** The feature has no screen of its own: in the journal its changes stand under the names of whose they are. */
export default screens({
  name: "versions",
  journal: { title: { eng: "Versions", tra: "版本", sim: "版本" }, all: "/cms" },
});
