import { type ComponentType, useEffect, useState } from "react";
import type { AskDescription } from "./ask-description";

type Ask = ComponentType<Parameters<typeof AskDescription>[0]>;

/** The question what a picture shows, fetched once there is one to ask about; without it the library still asks. */
export function AskHere(props: Parameters<typeof AskDescription>[0]) {
  const [Question, setQuestion] = useState<Ask>();
  useEffect(() => {
    let isGone = false;
    import("./ask-description").then(
      ({ AskDescription }) => !isGone && setQuestion(() => AskDescription),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  return Question ? <Question {...props} /> : null;
}
