import { Check } from "lucide-react";
import { Link } from "react-router";
import { useChanges } from "../../../platform/http/client";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { ActionLabel } from "../../../ui/list/action-label";
import { alertTexts } from "../alerts/alert-texts";
import { alertsContract, type DonationAlert } from "../alerts/contract";
import { alertWords } from "../alerts/words";

interface AlertsProps {
  alerts: readonly DonationAlert[];
  /** Reloads what is shown. */
  refresh: () => Promise<void>;
}

/** The open PayPal alerts above the list; nothing when there are none. */
export function Alerts({ alerts, refresh }: AlertsProps) {
  const changes = useChanges(alertsContract);
  const words = useWords(alertWords);
  const banner = useBanner();
  const { save, problem } = useSave();
  const close = ({ _id }: DonationAlert) =>
    save(async () => {
      await changes.closeAlert({ alert_id: _id });
      banner({ text: words.closed });
      await refresh();
    }, _id);
  return (
    <>
      <ProblemSummary problem={problem} labelOf={() => words.title} />
      {alerts.length > 0 && (
        <section className="needs-attention" aria-labelledby="donation-alerts">
          <h2 id="donation-alerts">{words.title}</h2>
          <ul className="row-list">
            {alerts.map((alert) => (
              <AlertRow key={alert._id} alert={alert} onClose={() => close(alert)} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** One of them. That PayPal refuses the account ends by itself, once PayPal takes it again. */
function AlertRow({ alert, onClose }: { alert: DonationAlert; onClose: () => void }) {
  const words = useWords(alertWords);
  const { text, advice } = alertTexts(alert, useLang());
  return (
    <li className="row" id={alert._id}>
      <div className="row-text">
        <h3 className="break-words">{text}</h3>
        <p>{advice}</p>
      </div>
      <div className="row-actions">
        {alert.donation_id && (
          <Link
            className="button button-quiet"
            to={`/cms/${alert.kind === "unlisted" ? "refund" : "edit"}donation?donation_id=${alert.donation_id}`}
          >
            <ActionLabel label={words.open} name={text} />
          </Link>
        )}
        {alert.kind !== "refused" && (
          <button type="button" className="button button-quiet" onClick={onClose}>
            <Check aria-hidden="true" size={18} />
            <ActionLabel label={alert.kind === "dispute" ? words.disputeOver : words.close} name={text} />
          </button>
        )}
      </div>
    </li>
  );
}
