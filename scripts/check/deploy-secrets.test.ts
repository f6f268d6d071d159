/** Tests that each program receives only its own secrets in a deployment. */
import { describe, expect, it } from 'vitest';
import {
  findUnknown,
  listNamed,
  programOf,
  programs,
  readCompose,
  readDeploy,
  readManifests,
  readUnitEnv,
  secrets,
  serversOwn,
  type Program,
} from './deploy-files.ts';

describe('prices program', () => {
  it('receives no server secrets in compose.yaml', () => {
    expect(Object.keys(readCompose().services['prices']?.environment ?? {}).filter((name) => serversOwn.includes(name))).toEqual([]);
  });

  it('receives no server secrets on Kubernetes', () => {
    const taken = readManifests('Deployment').map(({ spec }) => {
      const [container] = spec.template.spec.containers;
      return [programOf(container?.command), container?.envFrom.flatMap(({ secretRef }) => secretRef?.name ?? [])];
    });
    expect(taken).toHaveLength(4);
    for (const [program, names] of taken) expect(names).toEqual([`poexchange-${String(program)}`]);
    expect(namedSecrets('prices').filter((name) => serversOwn.includes(name))).toEqual([]);
  });

  it('receives no server secrets from systemd, and cannot read the secrets of the server process', () => {
    const [server, prices] = programs.map((name) => readDeploy(`systemd/poexchange-${name}.service`));
    for (const [unit, name] of [[server, 'server'] as const, [prices, 'prices'] as const]) {
      expect(unit).toMatch(new RegExp(`^EnvironmentFile=/etc/poexchange/${name}\\.env$`, 'm'));
      expect(unit).toMatch(new RegExp(`^User=poexchange-${name}\nGroup=poexchange$`, 'm'));
    }
    const named = [...listNamed(readDeploy('systemd/example-prices.env')), ...Object.keys(readUnitEnv('prices'))];
    expect(named.filter((name) => serversOwn.includes(name))).toEqual([]);
  });
});

/** Lists a program's secret names from the top of config.yaml. */
function namedSecrets(program: Program): string[] {
  const head = readDeploy('kubernetes/config.yaml').split('apiVersion', 1)[0] ?? '';
  const list = new RegExp(`^# poexchange-${program}: ([^]*?)\\.$`, 'm').exec(head)?.[1] ?? '';
  return [...new Set([...list.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(([name]) => name))];
}

describe('Kubernetes secrets', () => {
  it.each(programs)('lists every address and key that %s reads', (program) => {
    const named = namedSecrets(program);
    expect(findUnknown(program, named)).toEqual([]);
    const wanted = [...Object.keys(secrets[program]), 'DATABASE_DIRECT_URL', ...(program === 'server' ? serversOwn : [])];
    expect(named.toSorted()).toEqual([...new Set(wanted)].toSorted());
    expect(Object.keys(readManifests('ConfigMap')[0]?.data ?? {}).filter((name) => named.includes(name))).toEqual([]);
  });
});
