import path from 'node:path';
import { parseArgs } from 'node:util';
import { STATE_FOLDER } from '../lib/root.mjs';

export type StartOptions = {
  /** Undefined: the usual one or, where that is taken, any free one. */
  readonly port: number | undefined;
  readonly dataFolder: string;
  readonly traders: 'run' | 'none';
};

export const USAGE = `npm start [-- OPTIONS]
  --port PORT    the port of the site (8080, or a free one where that is taken; 0 is any free one)
  --data DIR     the folder for the database, prices, secrets and logs (.data)
  --no-traders   start without the scripted traders
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
    dataFolder: values.data === undefined ? STATE_FOLDER : path.resolve(process.env.INIT_CWD ?? process.cwd(), values.data),
    traders: values['no-traders'] ? 'none' : 'run',
  };
}
