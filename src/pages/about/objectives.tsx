import { aboutTexts } from "../../charity/about-texts";
import { useLang } from "../../core/locale/lang-context";
import { FloweringBough } from "./flowering-bough";

/** Where the charity comes from and what it is for, beside the bough that it is named after. */
export function Objectives({ title }: { title: string }) {
  const lang = useLang();
  const { intro, items } = aboutTexts.objectives;
  return (
    <section className="about-head">
      <FloweringBough className="about-bough" />
      <div className="content">
        <div className="page-title stack about-intro">
          <h1>{title}</h1>
          <p className="lead">{intro[lang]}</p>
        </div>
        <ul className="objectives">
          {items.map((objective) => (
            <li key={objective.eng}>{objective[lang]}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
