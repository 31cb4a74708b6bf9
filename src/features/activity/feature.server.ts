import { feature } from "../../core/feature.server";
import { activityAnswers } from "./api.server";

export default feature({
  name: "activity",
  answers: activityAnswers,
});
