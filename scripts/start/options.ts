import path from 'node:path';
import { parseArgs } from 'node:util';
import { STATE_FOLDER } from '../lib/root.mjs';
import type { ClusterShape } from './cluster.ts';

export type StartOptions = {
  /** If undefined, the default port or, if it is taken, any free port. */
  readonly port: number | undefined;
  readonly dataFolder: string;
  readonly traders: 'run' | 'none';
  /** Runs the server as one process, or as a cluster of this shape behind a balancer. */
  readonly layout: 'one' | ClusterShape;
  /**
   * The full shape's replica and pooler: if their programs are missing, a start either continues without both
   * (`wanted`) or fails (`required`).
   */
  readonly replica: 'wanted' | 'required';
};

export const USAGE = `npm start [-- OPTIONS]
  --port PORT    the port of the site (8080, or a free one where that is taken; 0 is any free one)
  --data DIR     the folder for the database, prices, secrets and logs (.data)
  --no-traders   start without the scripted traders
  --cluster      the programs as several processes behind nginx, with Redis; the same as npm run cluster (.data/cluster)
  --small        with --cluster: as few processes as show it
  --replica      with --cluster: ends where the system has no programs for a replica and a pooler, instead of going on without
  --help         show this`;

/** Parses the arguments of `npm start --`; returns an error message if they are invalid. */
export function readOptions(args: readonly string[]): StartOptions | string {
  let values;
  try {
    values = parseValues(args);
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`;
  }
  if (values.help) return USAGE;
  if (values.small && !values.cluster) return `--small is a shape of --cluster\n\n${USAGE}`;
  if (values.replica && (!values.cluster || values.small)) return `--replica is of --cluster, without --small\n\n${USAGE}`;
  if (values.port !== undefined && !isPort(values.port)) return `--port ${values.port} is no port: it takes a number from 0 to 65535`;
  return {
    port: values.port === undefined ? undefined : Number(values.port),
    replica: values.replica ? 'required' : 'wanted',
    layout: chooseLayout(values),
    dataFolder: findDataFolder(values),
    traders: values['no-traders'] ? 'none' : 'run',
  };
}

function parseValues(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      'no-traders': { type: 'boolean', default: false },
      cluster: { type: 'boolean', default: false },
      small: { type: 'boolean', default: false },
      replica: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values;
}

function chooseLayout({ cluster, small }: { readonly cluster: boolean; readonly small: boolean }): StartOptions['layout'] {
  if (!cluster) return 'one';
  return small ? 'small' : 'full';
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}

function findDataFolder({ data, cluster }: { readonly data?: string | undefined; readonly cluster: boolean }): string {
  if (data !== undefined) return path.resolve(process.env.INIT_CWD ?? process.cwd(), data);
  return cluster ? path.join(STATE_FOLDER, 'cluster') : STATE_FOLDER;
}
