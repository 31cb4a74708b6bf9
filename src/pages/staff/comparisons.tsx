import { Link } from "react-router";
import { useLang } from "../../core/locale/lang-context";
import type { Comparison } from "../../core/staff/frame/home-parts";

/** Amounts of now beside those of before, each with a bar as long as its share of the largest. */
export function Comparisons({ compared }: { compared: readonly Comparison[] }) {
  if (compared.length === 0) return null;
  return (
    <div className="home-amounts">
      {compared.map((each) => (
        <Compared key={each.to} {...each} />
      ))}
    </div>
  );
}

function Compared({ to, title, lines }: Comparison) {
  const lang = useLang();
  const most = Math.max(1, ...lines.map(({ amount }) => amount));
  return (
    <section className="home-part amounts" aria-label={title[lang]}>
      <h2>
        <Link to={to}>{title[lang]}</Link>
      </h2>
      <dl>
        {lines.map(({ label, text, amount }) => (
          <div key={label.eng}>
            <dt>{label[lang]}</dt>
            <dd>
              {text}
              <span
                className="amounts-bar"
                style={{ inlineSize: `${Math.max(0, (100 * amount) / most)}%` }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
