import { redirect } from "react-router";
import { CallError, createClient } from "../../../core/api/client";
import { useWords } from "../../../core/locale/use-words";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { receiptsContract } from "../contract";
import { receiptsWords } from "../words";
import type { Route } from "./+types/issue";
import { BackToList, IssueForm } from "./issue-form";

const api = createClient(receiptsContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const donation_id = new URL(request.url).searchParams.get("donation_id")?.trim();
  if (!donation_id) throw redirect("/cms/receipts");
  return load(() => api.gift({ donation_id }).catch(refusal));
};

/** Why there can be no receipt for a donation is something to be read, not a broken screen. */
function refusal(error: unknown): string {
  if (error instanceof CallError && [400, 404, 409].includes(error.status)) return error.message;
  throw error;
}

export const HydrateFallback = Loading;

/** Issues the receipt of one donation. */
export default function Issue({ loaderData: found }: Route.ComponentProps) {
  const words = useWords(receiptsWords);
  return (
    <>
      <ScreenTitle title={words.issueTitle} />
      {typeof found === "string" ? (
        <>
          <p role="alert">{found}</p>
          <BackToList />
        </>
      ) : (
        <IssueForm key={found.gift.donation_id} {...found} />
      )}
    </>
  );
}
