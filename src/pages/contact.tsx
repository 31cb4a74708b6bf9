import { useMessages } from "../core/locale/use-messages";
import { PageHead } from "../core/site/page-head";
import { CallUs } from "./contact/call-us";
import { VisitUs } from "./contact/visit-us";
import { WriteToUs } from "./contact/write-to-us";

/** E-mail, telephone and office: the ways to reach a person. */
export default function Contact() {
  const words = useMessages();
  return (
    <>
      <PageHead title={words.contactUs} description={words.contactLead} path="/contact" />
      <div className="content">
        <div className="page-title stack measure">
          <h1>{words.contactUs}</h1>
          <p className="lead">{words.contactLead}</p>
        </div>
        <div className="reach">
          <WriteToUs />
          <CallUs />
        </div>
      </div>
      <VisitUs />
    </>
  );
}
