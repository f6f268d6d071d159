type Entry = {
  readonly name?: string;
  readonly version?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/**
 * Lists a lock file's problems: missing optional packages (programs for other platforms), without which installation
 * fails on those platforms, and registry addresses, which would make installation depend on a registry.
 */
export function findLockProblems({ packages }: { readonly packages: Readonly<Record<string, Entry>> }): string[] {
  const places = Object.keys(packages);
  const isLocked = (place: string, name: string): boolean =>
    packages[`${place}/node_modules/${name}`] !== undefined ||
    places.some((other) => other === `node_modules/${name}` || other.endsWith(`/node_modules/${name}`));
  return Object.entries(packages).flatMap(([place, entry]) => {
    const name = `${entry.name ?? place.split('node_modules/').at(-1)}@${entry.version}`;
    const left = Object.keys(entry.optionalDependencies ?? {}).filter((optional) => !isLocked(place, optional));
    return [
      ...left.map((optional) => `${name} needs ${optional}, which is not in the lock file`),
      ...(entry.resolved !== undefined && entry.link !== true ? [`${name} names an address: ${entry.resolved}`] : []),
    ];
  });
}
