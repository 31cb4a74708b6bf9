import type { StaffMenu } from "../core/staff/menu";
import { accountsMenu } from "./accounts/staff/menu";
import { donorsMenu } from "./donors/staff/menu";
import { newsMenu } from "./news/staff/menu";

/** The staff area's menu, in order. */
export const staffMenus: readonly StaffMenu[] = [newsMenu, donorsMenu, accountsMenu];
