import { Ban, Trash2 } from "lucide-react";
import { useMemo, useRef } from "react";
import { Navigate } from "react-router";
import { createClient, useChanges } from "../../../platform/http/client";
import { useWords } from "../../../platform/locale/lang";
import { Filled } from "../../../platform/locale/name";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useSavedInList } from "../../../ui/frame/banner";
import { Loading, load, ScreenTitle } from "../../../ui/frame/screen";
import { useWayBack } from "../../../ui/list/load-list";
import { type Consent, consentsContract, type Reach } from "../contract";
import { withdrawalWords } from "../withdrawal-words";
import { consentsWords } from "../words";
import type { Route } from "./+types/edit";
import { type ConsentForm, ConsentFormView, formOf, givenOf } from "./consent-form";
import { ConfirmButton, WITHDRAWING, Withdrawal, Withdrawing } from "./withdrawal";

const LIST = "/cms/consents";
const api = createClient(consentsContract);

const fetchConsent = async (consent_id: string) => (await api.one({ consent_id })).consent[0];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const consent_id = new URL(request.url).searchParams.get("consent_id");
  return load(async () => {
    const consent = consent_id ? await fetchConsent(consent_id) : undefined;
    return {
      consent,
      reach: consent && !consent.withdrawal ? await api.reach({ consent_id: consent._id }) : null,
    };
  });
};

export const HydrateFallback = Loading;

/** A consent: editable and to be withdrawn, or with its withdrawal. */
export default function EditConsent({ loaderData: { consent, reach } }: Route.ComponentProps) {
  const words = useWords(consentsWords);
  const wayBack = useWayBack(LIST);
  if (!consent) return <Navigate replace to={LIST} />;
  return (
    <>
      <ScreenTitle title={words.edit} list={{ to: wayBack, label: words.title }} />
      {consent.withdrawal ? (
        <Withdrawal consent={consent} withdrawal={consent.withdrawal} />
      ) : (
        <Editing key={consent._id} consent={consent} reach={reach} />
      )}
      <RemoveButton consent={consent} />
    </>
  );
}

function Editing({ consent, reach }: { consent: Consent; reach: Reach | null }) {
  const words = useWords(consentsWords);
  const withdrawal = useWords(withdrawalWords);
  const changes = useChanges(consentsContract);
  const wayBack = useWayBack(LIST);
  const saved = useSavedInList(LIST, wayBack);
  const initial = useMemo(() => formOf(consent), [consent]);
  const version = useRef(consent.version);
  const submit = async (form: ConsentForm) => {
    await changes.edit({ consent: { ...givenOf(form), _id: consent._id, version: version.current } });
    return saved({ text: words.saved });
  };
  const loadTheirs = async () => {
    const theirs = (await fetchConsent(consent._id)) ?? consent;
    const adopt = () => {
      version.current = theirs.version;
    };
    return { form: formOf(theirs), adopt };
  };
  return (
    <>
      <p className="mb-4">
        <a href={`#${WITHDRAWING}`} className="button button-quiet">
          <Ban aria-hidden="true" size={18} />
          {withdrawal.withdrawTitle}
        </a>
      </p>
      <ConsentFormView initial={initial} submit={submit} gone={consent.gone} loadTheirs={loadTheirs} />
      {reach && <Withdrawing consent={consent} reach={reach} />}
    </>
  );
}

/** Deletes what is known of a consent, after a question. */
function RemoveButton({ consent: { _id, person } }: { consent: Consent }) {
  const words = useWords(consentsWords);
  const changes = useChanges(consentsContract);
  const saved = useSavedInList(LIST);
  const { save, problem } = useSave();
  const remove = () =>
    void save(async () => {
      await changes.remove({ consent_id: _id });
      await saved({ text: words.deleted })();
    });
  return (
    <div className="staff-section mt-6">
      <ProblemSummary problem={problem} labelOf={() => words.edit} />
      <ConfirmButton
        icon={Trash2}
        label={words.remove}
        title={<Filled sentence={words.removeQuestion} names={{ name: person }} />}
        text={words.removeText}
        onConfirm={remove}
      />
    </div>
  );
}
