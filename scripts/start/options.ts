import path from 'node:path';
import { parseArgs } from 'node:util';
import { STATE_FOLDER } from '../lib/root.mjs';

export type StartOptions = {
  /** Undefined: the usual one or, where that is taken, any free one. */
  readonly port: number | undefined;
  readonly dataFolder: string;
  readonly traders: 'run' | 'none';
  /** `cluster`: the server as several processes, behind a balancer. */
  readonly layout: 'one' | 'cluster';
};

export const USAGE = `npm start [-- OPTIONS]
  --port PORT    the port of the site (8080, or a free one where that is taken; 0 is any free one)
  --data DIR     the folder for the database, prices, secrets and logs (.data)
  --no-traders   start without the scripted traders
  --cluster      the server as four processes behind nginx, with Redis; the same as npm run cluster (.data/cluster)
  --help         show this`;

/** Parses the arguments of `npm start --`; returns a text when it cannot. */
export function readOptions(args: readonly string[]): StartOptions | string {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        'no-traders': { type: 'boolean', default: false },
        cluster: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`;
  }
  if (values.help) return USAGE;
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(/^\d{1,5}$/.test(values.port ?? '') && port <= 65_535)) {
    return `--port ${values.port ?? ''} is no port: it takes a number from 0 to 65535`;
  }
  return {
    port,
    layout: values.cluster ? 'cluster' : 'one',
    dataFolder:
      values.data === undefined
        ? values.cluster
          ? path.join(STATE_FOLDER, 'cluster')
          : STATE_FOLDER
        : path.resolve(process.env.INIT_CWD ?? process.cwd(), values.data),
    traders: values['no-traders'] ? 'none' : 'run',
  };
}
