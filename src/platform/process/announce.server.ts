import type { Config } from "../config/config.server";

/** The staff account created at the first start; the password is set only when it was generated. */
export interface FirstLogin {
  username: string;
  generatedPassword: string | undefined;
}

/**
 * Prints where the site is and how to log in; the generated password this once.
 * @param warning what the operator should mend, though the site runs
 */
export function announce(
  port: number,
  config: Config,
  first: FirstLogin | null,
  warning: string | undefined,
): void {
  const { publicUrl, host } = config;
  const lines = [
    "",
    "Kapok is running.",
    `  Site         ${publicUrl}`,
    `  Staff area   ${publicUrl}/cms/login`,
    `  Listening    ${host}:${port}`,
  ];
  if (first?.generatedPassword) {
    lines.push(`  Username     ${first.username}`, `  Password     ${first.generatedPassword}`);
    lines.push(
      "  This password is shown only once and expires in seven days. Choose your own under My account.",
    );
  } else if (first) {
    lines.push(`  Username     ${first.username}, with the password from ADMIN_PASSWORD`);
  } else {
    lines.push("  Log in as before. Forgotten the password?  npm run staff -- reset NAME");
  }
  process.stdout.on("error", () => {}); // no reader, or a full disk: no reason not to serve
  if (warning !== undefined) lines.push("", ...`Warning: ${warning}`.split("\n").map((line) => `  ${line}`));
  process.stdout.write(`${lines.join("\n")}\n\n`);
}
