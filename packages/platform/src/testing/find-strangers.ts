/** Compares the metric names and labels in the dashboard and the alert rules with a program's metrics. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A Prometheus query, and the displayed labels of its result. */
type Shown = { readonly place: string; readonly expr: string; readonly labels: readonly string[] };
type Panel = { readonly title: string; readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[] };

/** Labels that Prometheus itself adds. */
const SCRAPE_LABELS = ['job', 'instance'];

/**
 * Returns metric names and labels in queries that match `ours` but are missing from `told`, the response to a scrape.
 * The labels of a metric are only known if the response contains a line for it.
 */
export function findStrangers(told: string, { folder, ours }: { folder: string; ours: RegExp }): { asked: number; strangers: string[] } {
  const labelsOf = readLabels(told);
  const asked = [...readPanels(folder), ...readRules(folder)].map((shown) => ({ ...shown, selectors: readSelectors(shown.expr, ours) }));
  return {
    asked: asked.filter(({ selectors }) => selectors.length > 0).length,
    strangers: asked.flatMap(({ selectors, ...shown }) =>
      selectors.length === 0 ? [] : checkShown(shown, selectors, labelsOf).map((stranger) => `${shown.place}: ${stranger}`),
    ),
  };
}

type Selector = { readonly metric: string; readonly labels: readonly string[] };

function checkShown({ expr, labels }: Shown, selectors: readonly Selector[], labelsOf: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const unknown = selectors.filter(({ metric }) => !labelsOf.has(metric)).map(({ metric }) => metric);
  if (unknown.length > 0) return unknown;
  const selected = selectors.flatMap(({ metric, labels: named }) =>
    named
      .filter((label) => !SCRAPE_LABELS.includes(label) && labelsOf.get(metric)?.has(label) !== true)
      .map((label) => `${metric}{${label}}`),
  );
  const there = new Set([...SCRAPE_LABELS, ...selectors.flatMap(({ metric }) => [...(labelsOf.get(metric) ?? [])])]);
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap((match) => (match[1] ?? '').split(',').map((label) => label.trim()));
  const isSummed = /\b(?:sum|max|min|avg|count)\b/.test(expr);
  const left = new Set(isSummed ? grouped : there);
  return [
    ...selected,
    ...grouped.filter((label) => !there.has(label)).map((label) => `by (${label})`),
    ...labels.filter((label) => !left.has(label)).map((label) => `{{${label}}}`),
  ];
}

function readSelectors(expr: string, ours: RegExp): Selector[] {
  return [...expr.matchAll(/\b([a-z]+_\w+)\b(?:\{([^}]*)\})?/g)]
    .map((match) => ({ metric: match[1] ?? '', labels: [...(match[2] ?? '').matchAll(/(\w+)\s*[=!]/g)].map((label) => label[1] ?? '') }))
    .filter(({ metric }) => ours.test(metric));
}

/** Reads labels by metric; a metric with labels is included only if the scrape has a line for it. */
function readLabels(told: string): Map<string, ReadonlySet<string>> {
  const labels = new Map<string, Set<string>>();
  for (const [, metric = '', set = ''] of told.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = labels.get(metric) ?? new Set();
    for (const [, label = ''] of set.matchAll(/(\w+)="/g)) known.add(label);
    labels.set(metric, known);
  }
  return labels;
}

function readPanels(folder: string): Shown[] {
  const { panels } = JSON.parse(readFileSync(path.join(folder, 'dashboard.json'), 'utf8')) as { panels: Panel[] };
  return panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr, legendFormat }) => ({ place: `panel ${title}`, expr, labels: readShownLabels(legendFormat) })),
  );
}

function readRules(folder: string): Shown[] {
  const [, ...rules] = readFileSync(path.join(folder, 'alerts.yaml'), 'utf8').split(/^ +- alert: /m);
  return rules.map((rule) => ({
    place: `rule ${rule.split('\n', 1)[0] ?? ''}`,
    expr: /^ +expr: (.*)$/m.exec(rule)?.[1] ?? '',
    labels: readShownLabels(rule),
  }));
}

function readShownLabels(text: string): string[] {
  return [...text.matchAll(/\{\{ *(?:\$labels\.)?(\w+) *\}\}/g)].map((match) => match[1] ?? '');
}
