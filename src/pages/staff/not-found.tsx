import { useStaffMessages } from "../../core/locale/messages/staff";
import { ScreenTitle } from "../../core/staff/screen-title";

/** An address under /cms that no screen has. */
export default function StaffNotFound() {
  const words = useStaffMessages();
  return <ScreenTitle title={words.notFound} />;
}
