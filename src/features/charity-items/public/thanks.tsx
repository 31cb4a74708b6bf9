import { useEffect, useRef } from "react";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { itemsWords } from "./words";

interface ThanksProps {
  /** Of the heading. */
  id: string;
  /** Of the item. */
  name: string;
  /** Heading level that fits what is around it. */
  level: 2 | 4;
}

/** Says that the enquiry has arrived; gets the focus, since the form that had it is gone. */
export function Thanks({ id, name, level }: ThanksProps) {
  const words = useWords(itemsWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = level === 2 ? "h2" : "h4";
  return (
    <>
      <Heading ref={heading} id={id} tabIndex={-1}>
        {words.thanksTitle}
      </Heading>
      <p>{fill(words.thanksText, { name })}</p>
    </>
  );
}
