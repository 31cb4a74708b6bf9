/** One figure with what tells it from others of its name. */
export interface Sample {
  /** Put after the family's name, as in `_bucket`. */
  suffix?: string;
  labels?: Record<string, string>;
  value: number;
}

/** All figures of one name, as Prometheus calls them. */
export interface Family {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  samples: Sample[];
}

/** The Content-Type of {@link exposition}. */
export const EXPOSITION_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** Figures in Prometheus' text format. */
export const exposition = (families: readonly Family[]): string => families.map(familyText).join("");

function familyText({ name, help, type, samples }: Family): string {
  const lines = samples.map(
    ({ suffix = "", labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${value}\n`,
  );
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

function labelText(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

const escaped = (value: string) =>
  value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");

/** A figure that goes up and down. */
export const gauge = (name: string, help: string, value: number): Family =>
  labelledGauge(name, help, [{ value }]);

export const labelledGauge = (name: string, help: string, samples: Sample[]): Family => ({
  name,
  help,
  type: "gauge",
  samples,
});

/** A figure that only goes up, until the process ends. */
export const counter = (name: string, help: string, value: number): Family => ({
  name,
  help,
  type: "counter",
  samples: [{ value }],
});

/** Counts of what was seen, by upper bounds, as Prometheus has them. */
export class Histogram {
  readonly #bounds: readonly number[];
  /** The number of values at or below the bound at the same place, and above the one before. */
  readonly #counts: number[];
  #sum = 0;
  #all = 0;

  /** `bounds` in seconds, the smallest first. */
  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = bounds.map(() => 0);
  }

  observe(seconds: number): void {
    const at = this.#bounds.findIndex((bound) => seconds <= bound);
    if (at >= 0) this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#sum += seconds;
    this.#all += 1;
  }

  samples(labels: Record<string, string> = {}): Sample[] {
    let below = 0;
    const buckets = this.#bounds.map((bound, at) => {
      below += this.#counts[at] ?? 0;
      return { suffix: "_bucket", labels: { ...labels, le: String(bound) }, value: below };
    });
    return [
      ...buckets,
      { suffix: "_bucket", labels: { ...labels, le: "+Inf" }, value: this.#all },
      { suffix: "_sum", labels, value: this.#sum },
      { suffix: "_count", labels, value: this.#all },
    ];
  }
}
