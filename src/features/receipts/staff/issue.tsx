import { useRef, useState } from "react";
import { Link, redirect, useNavigate } from "react-router";
import { CallError, createClient, useChanges } from "../../../platform/http/client";
import { plainDay } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { hkdAndCents, TAX_DEDUCTIBLE_FROM } from "../../../platform/money/money";
import { TextArea, TextField } from "../../../ui/fields/text-field";
import { LockableFields } from "../../../ui/form/draft-form";
import { ImeSafeForm, ProblemSummary, useSave } from "../../../ui/form/form";
import { LeaveGuard } from "../../../ui/form/unsaved";
import { useBanner } from "../../../ui/frame/banner";
import { Loading, load, ScreenTitle } from "../../../ui/frame/screen";
import { useStillShown } from "../../../ui/frame/use-still-shown";
import { METHOD_NAMES } from "../../donations/contract";
import { type GiftToReceipt, type Receipt, receiptsContract } from "../contract";
import { receiptsWords } from "../words";
import type { Route } from "./+types/issue";
import { Lacking } from "./lacking";

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
      <ScreenTitle title={words.issueTitle} list={{ to: "/cms/receipts", label: words.backToList }} />
      {typeof found === "string" ? (
        <p role="alert">{found}</p>
      ) : (
        <IssueForm key={found.gift.donation_id} {...found} />
      )}
    </>
  );
}

/** The list with the receipts of a gift alone, from which they are downloaded, sent again and made void. */
const receiptsOf = ({ donation_id }: GiftToReceipt): string => `/cms/receipts?donation_id=${donation_id}`;

/** Milliseconds that the confirmation stays. */
const SHOWN = 3000;

interface IssueFormProps {
  gift: GiftToReceipt;
  /** The existing valid receipt. */
  receipt: Receipt | null;
  registrationReference: string;
}

/** The receipt's word on the gift, and whose name is on it. */
function IssueForm({ gift, receipt, registrationReference }: IssueFormProps) {
  const words = useWords(receiptsWords);
  const possible = registrationReference !== "" && !receipt;
  return (
    <div className="stack measure">
      <GiftFacts gift={gift} />
      {registrationReference === "" && (
        <Lacking
          isOpen
          backLink={{ to: `/cms/issuereceipt?donation_id=${gift.donation_id}`, label: words.issueTitle }}
        />
      )}
      {receipt && (
        <>
          <p role="alert">{fill(words.existsAlready, { serial: receipt.serial })}</p>
          <p>
            <Link to={receiptsOf(gift)}>{words.openReceipt}</Link>
          </p>
        </>
      )}
      {gift.amountCents < TAX_DEDUCTIBLE_FROM * 100 && possible && <p>{words.belowHundred}</p>}
      {possible && <NameForm gift={gift} />}
    </div>
  );
}

function NameForm({ gift }: { gift: GiftToReceipt }) {
  const changes = useChanges(receiptsContract);
  const words = useWords(receiptsWords);
  const staff = useStaffWords();
  const banner = useBanner();
  const navigate = useNavigate();
  const [name, setName] = useState(gift.name);
  const [address, setAddress] = useState("");
  const { save, saving, problem, errorsAt } = useSave();
  const stillShown = useStillShown();
  const done = useRef(false);
  const issue = () =>
    save(async () => {
      const { donation_id, version } = gift;
      const { serial } = await changes.issue({ donation_id, version, name, address });
      done.current = true;
      banner({ text: fill(words.issuedBanner, { serial }), ms: SHOWN });
      if (stillShown()) await navigate(receiptsOf(gift));
    });
  return (
    <>
      <LeaveGuard
        changed={() => !done.current && (saving || name !== gift.name || address !== "")}
        saving={saving}
      />
      <ProblemSummary
        problem={problem}
        labelOf={(path) => (path === "address" ? words.address : words.name)}
        submitLabel={words.issue}
      />
      <ImeSafeForm className="stack" onSubmit={issue}>
        <LockableFields isLocked={saving} className="stack">
          <TextField
            label={words.name}
            hint={words.nameHint}
            path="name"
            value={name}
            onChange={setName}
            errors={errorsAt("name")}
            autoComplete="off"
            required
          />
          <TextArea
            label={words.address}
            hint={words.addressHint}
            path="address"
            value={address}
            onChange={setAddress}
            errors={errorsAt("address")}
          />
        </LockableFields>
        <p>
          <button type="submit" className="button button-main" aria-disabled={saving}>
            {saving ? staff.saving : words.issue}
          </button>
        </p>
      </ImeSafeForm>
    </>
  );
}

function GiftFacts({ gift }: { gift: GiftToReceipt }) {
  const words = useWords(receiptsWords);
  const lang = useLang();
  const facts = [
    [words.amount, hkdAndCents(gift.amountCents)],
    [words.paidBack, gift.paidBackCents > 0 ? hkdAndCents(gift.paidBackCents) : ""],
    [words.date, plainDay(gift.givenOn, lang)],
    [words.method, METHOD_NAMES[gift.method][lang]],
    [words.email, gift.email],
    [words.reference, gift.reference],
  ] as const;
  return (
    <dl className="contact-list">
      {facts
        .filter(([, value]) => value !== "")
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
