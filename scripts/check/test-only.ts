type KnipIssue = {
  readonly file: string;
  readonly files?: readonly unknown[];
  readonly exports?: readonly { readonly name: string; readonly line?: number }[];
};

/** Matches modules that only re-export: an unused line there is not unused code. */
const PASSES_ON = /(?:^|\/)(?:index\.ts|doors\/[^/]+\.ts)$/;

/** Lists files and exports that no program reaches, from the output of `knip --production --reporter json`. */
export function listTestOnly(report: { readonly issues: readonly KnipIssue[] }): string[] {
  return report.issues
    .filter(({ file }) => !PASSES_ON.test(file))
    .flatMap(({ file, files = [], exports = [] }) => [
      ...(files.length > 0 ? [`${file}: no program imports it`] : []),
      ...exports.map(({ name, line }) => `${file}:${line ?? 1}: no program uses ${name}`),
    ]);
}
