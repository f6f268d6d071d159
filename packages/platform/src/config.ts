import * as z from 'zod/mini';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown when the environment is invalid; the message names every invalid variable and never shows a value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly variables: readonly string[];

  constructor(problems: ReadonlyMap<string, string>) {
    const lines = [...problems].map(([variable, problem]) => `  ${variable}: ${problem}`);
    super(`These environment variables cannot be used:\n${lines.join('\n')}`);
    this.variables = [...problems.keys()];
  }
}

/**
 * Parses the environment once into a frozen config. An empty variable counts as unset. The keys of `schema` are the
 * variable names. Throws ConfigError.
 */
export function readConfig<Schema extends z.core.$ZodType>(
  schema: Schema,
  environment: Environment = process.env,
): Readonly<z.output<Schema>> {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const result = z.core.safeParse(schema, present);
  if (!result.success) throw new ConfigError(describeIssues(result.error.issues, present));
  return freezeDeep(result.data);
}

/** Reads a program's config; if a variable is invalid, prints its name and exits with code 1. */
export function readConfigOrExit<Schema extends z.core.$ZodType>(schema: Schema): Readonly<z.output<Schema>> {
  try {
    return readConfig(schema);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

/** Accepts a whole number in decimal digits, within the bounds. */
export function integerVariable({ minimum, maximum }: { minimum: number; maximum: number }) {
  const problem = `must be a whole number from ${minimum} to ${maximum}`;
  return z.pipe(
    z.string().check(z.regex(/^-?\d{1,15}$/, problem)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.gte(minimum, problem), z.lte(maximum, problem)),
    ),
  );
}

/** Accepts a TCP port; 0 lets the system choose. */
export function portVariable() {
  return integerVariable({ minimum: 0, maximum: 65_535 });
}

/** Accepts an absolute http(s) URL, and strips a trailing slash. */
export function urlVariable() {
  return z.pipe(
    z.string().check(z.refine(isWebUrl, 'must be an absolute http or https URL')),
    z.transform((url: string) => url.replace(/\/+$/, '')),
  );
}

/** Accepts a comma-separated list without empty entries. */
export function listVariable() {
  return z.pipe(
    z.string(),
    z.transform((text: string) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    ),
  );
}

function isWebUrl(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

function describeIssues(issues: readonly z.core.$ZodIssue[], present: Environment): Map<string, string> {
  const problems = new Map<string, string>();
  for (const issue of issues) {
    const variable = String(issue.path[0] ?? 'environment');
    const isMissing = issue.path.length > 0 && present[variable] === undefined;
    if (!problems.has(variable)) problems.set(variable, isMissing ? 'is missing' : issue.message);
  }
  return problems;
}

function freezeDeep<Value>(value: Value): Readonly<Value> {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeDeep(inner);
  return value;
}
