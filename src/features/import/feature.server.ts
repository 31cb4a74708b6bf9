import { feature } from "../../platform/feature.server";

export default feature({ name: "import" });
