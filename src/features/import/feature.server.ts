import { feature } from "../../platform/feature.server";
import { oldAddressResolver } from "./old-addresses.server";

export default feature({
  name: "import",
  redirectResolver: oldAddressResolver,
});
