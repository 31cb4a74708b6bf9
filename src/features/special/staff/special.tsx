import { useMemo, useRef } from "react";
import { useRevalidator } from "react-router";
import { createClient } from "../../../core/api/client";
import { useWords } from "../../../core/locale/use-words";
import { LeaveGuard } from "../../../core/staff/form/leave-guard";
import { type UploadReporting, UploadReports } from "../../../core/staff/form/upload-reports";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { specialContract } from "../contract";
import type { Route } from "./+types/special";
import { SlotField } from "./slot-field";
import { specialWords } from "./words";

const api = createClient(specialContract);

export const clientLoader = () => load(() => api.all({}));

export const HydrateFallback = Loading;

/** The six special appreciation images: see, replace, empty each. */
export default function SpecialImages({ loaderData: { special } }: Route.ComponentProps) {
  const own = useWords(specialWords);
  const { revalidate } = useRevalidator();
  const unsaved = useRef(new Set<string>());
  const reports = useMemo<UploadReporting>(
    () => ({
      report: (path, state) => {
        if (state) unsaved.current.add(path);
        else unsaved.current.delete(path);
      },
      callOff: () => {}, // no save waits here
    }),
    [],
  );
  return (
    <>
      <ScreenTitle title={own.title} />
      <LeaveGuard changed={() => unsaved.current.size > 0} />
      <p>{own.intro}</p>
      <UploadReports value={reports}>
        <ol className="mt-6 grid list-none grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-6 p-0">
          {special.flat().map((slot) => (
            <li key={slot.num}>
              <SlotField slot={slot} refresh={revalidate} />
            </li>
          ))}
        </ol>
      </UploadReports>
    </>
  );
}
