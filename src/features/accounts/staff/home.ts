import { homeParts } from "../../../ui/frame/home-parts";
import { CHOOSE_PASSWORD, ownSignIn } from "./own-password";

export default homeParts({
  firstSteps: async () => {
    const { ownPassword } = await ownSignIn();
    return [{ to: "/cms/account", text: CHOOSE_PASSWORD, isDone: ownPassword }];
  },
});
