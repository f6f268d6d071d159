import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseDataFolder } from '@poexchange/platform/embedded-postgres';
import { PRICES_NODE_OPTIONS, startProgram, type Program } from '../lib/child.ts';
import { describeEnd, keepRunning, type Announcement } from '../lib/keep-running.ts';
import { runStep } from '../lib/progress.mjs';
import { ROOT } from '../lib/root.mjs';
import { findClusterTools, listPricePrograms, startNodes } from './cluster.ts';
import { findPostgresTools, startBesidePrimary, startPrimary } from './cluster-postgres.ts';
import { findFullDisk } from './free-space.ts';
import { keepDatabase, type KeptDatabase } from './keep-database.ts';
import type { StartOptions } from './options.ts';
import { choosePort } from './ports.ts';
import { giveOwnLines } from './own-lines.ts';
import { ensureSecrets, makePrivateFolder, type Secrets } from './secrets.ts';
import { createProcessNotes, endFormerProcesses } from './process-notes.ts';
import { waitForHealth } from './health.ts';
import type { StopList } from './stop-list.ts';
import type { Watch } from './watch.ts';
import { ensureWebBuilt } from './web-build.ts';

type Environment = Readonly<Record<string, string>>;

const DATABASE = 'poexchange';
const CLIENT_ID = 'poexchange';

/**
 * Starts every part in order and returns the site's address. Each part is added to `stopList` as soon as it runs, and
 * is restarted whenever it dies; `onGivenUp` receives the reason if restarting is abandoned. Once `signal` is aborted,
 * nothing more is started and the promise rejects.
 */
export async function startSystem({
  options,
  stopList,
  onGivenUp,
  signal,
  watch,
}: {
  options: StartOptions;
  stopList: StopList;
  onGivenUp: (reason: string) => void;
  signal: AbortSignal;
  watch?: Watch;
}): Promise<string> {
  const { dataFolder } = options;
  const tools = options.layout === 'one' ? null : findClusterTools();
  const postgresTools = options.layout === 'full' ? await findPostgresTools(say, options.replica) : null;
  const logFolder = await makePrivateFolder(path.join(dataFolder, 'logs'));
  const priceFolder = await makePrivateFolder(path.join(dataFolder, 'price-files'));
  await endFormerProcesses(dataFolder, { say, signal });
  const secrets = await ensureSecrets(dataFolder);
  const port = await choosePort(options.port);
  const publicUrl = `http://localhost:${port}`;
  const notes = createProcessNotes(dataFolder);
  let postgresFolder = dataFolder;
  let database: KeptDatabase | undefined;
  const readExcuse = (): Promise<string | undefined> => findFullDisk([dataFolder, postgresFolder]);

  const run = async (name: string, env: (first: Announcement | undefined) => Environment, app = name): Promise<Announcement> => {
    const lines = watch === undefined ? {} : await giveOwnLines(watch.pass, { name, environment: env(undefined) });
    return keep(name, (first) =>
      startProgram({
        name,
        entry: path.join(ROOT, 'apps', app, 'src/main.ts'),
        env: { ...env(first), ...lines, ...watch?.environmentOf(name) },
        logFile: path.join(logFolder, `${name}.log`),
      }),
    );
  };

  async function keep(name: string, start: (first: Announcement | undefined) => Program): Promise<Announcement> {
    signal.throwIfAborted();
    return runStep(name, async (note) => {
      note('starting');
      const program = keepRunning({
        start: (first) => {
          const started = start(first);
          notes.add(name, started.pid);
          watch?.onStarted(name, started);
          void started.ended.then(() => notes.remove(started.pid));
          return started;
        },
        waitForGround: async (until) => database?.waitUntilUp(until),
        readExcuse: async () => (database?.isUp() === false ? 'PostgreSQL is away' : readExcuse()),
        say,
        onGivenUp: (ended) => void ended.ended.then((end) => onGivenUp(`${describeEnd(ended, end)}\nIt is not started again.`)),
        signal,
        ...(watch !== undefined && { pauses: watch.pauses }),
      });
      stopList.add(name, program.stop);
      const announcement = await program.ready;
      note('running');
      return announcement;
    });
  }

  const foundation = [
    startDatabase(),
    run('simulator', (first) => makeSimulatorEnvironment(first, { publicUrl, secrets })),
    runStep('web app', async (note) => {
      note('building');
      note(await ensureWebBuilt(signal));
    }),
  ] as const;
  // Wait for all parts: a part that is still starting when another part fails must be on the stop list.
  await Promise.allSettled(foundation);
  const [databaseUrl, simulator] = await Promise.all(foundation);
  // For `npm run admin` on this installation; the embedded server listens only on this machine.
  await writeFile(path.join(dataFolder, 'database-url.txt'), `${databaseUrl}\n`, { mode: 0o600 });
  const gameApiUrl = readUrl(simulator);
  const shared = {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: publicUrl,
    PRICE_STORE: priceFolder,
    GAME_API_URL: gameApiUrl,
    GAME_API_OAUTH_URL: gameApiUrl,
    GAME_API_CLIENT_ID: CLIENT_ID,
    GAME_API_CLIENT_SECRET: secrets.GAME_API_CLIENT_SECRET,
    GAME_API_CONTACT: 'local@localhost.invalid',
    ICON_BASE: gameApiUrl,
    TRADERS: options.traders,
  };
  const parts = { folder: postgresFolder, primaryUrl: databaseUrl, logFolder, stopList, readExcuse, say, runExternal: keep, watch };
  const beside = postgresTools === null ? {} : await startBesidePrimary(postgresTools, parts);
  const serverEnvironment = { ...shared, ...beside, ...makeServerEnvironment(gameApiUrl, secrets) };
  const programs = [
    tools === null || options.layout === 'one'
      ? run('server', () => ({ ...serverEnvironment, PORT: String(port) }))
      : startNodes({
          tools,
          shape: options.layout,
          dataFolder,
          port,
          environment: serverEnvironment,
          runExternal: keep,
          runServer: (name, env) => run(name, env, 'server'),
          ...(watch !== undefined && { pass: watch.pass }),
        }),
    ...(options.layout === 'one' ? ['prices'] : listPricePrograms(options.layout)).map((name) =>
      run(name, () => ({ ...shared, EXCHANGE_URL: `${gameApiUrl}/api/currency-exchange`, NODE_OPTIONS: PRICES_NODE_OPTIONS }), 'prices'),
    ),
  ];
  await Promise.allSettled(programs);
  await Promise.all(programs);
  if (options.traders === 'run') await run('traders', () => shared);
  await runStep('market', (note) => waitForHealth(`${publicUrl}/api/v1/health`, { note, signal }));
  return publicUrl;

  /** Returns the database address from DATABASE_URL, or starts the embedded database. */
  async function startDatabase(): Promise<string> {
    const given = process.env.DATABASE_URL;
    if (given !== undefined && given !== '') return given;
    return runStep('PostgreSQL', async (note) => {
      note('starting');
      postgresFolder = await chooseDataFolder(dataFolder);
      const cluster = await startPrimary(postgresTools, postgresFolder, watch);
      const giveUp = (reason: string): void => onGivenUp(`PostgreSQL cannot be started again: ${reason}`);
      const kept = keepDatabase({ cluster, readExcuse, say, onGivenUp: giveUp });
      database = kept;
      stopList.add('PostgreSQL', kept.stop);
      await cluster.createDatabase(DATABASE);
      note(`running on port ${cluster.port}`);
      const url = new URL(cluster.urlOf(DATABASE));
      if (watch !== undefined) url.port = String(await watch.pass('database', cluster.port));
      return url.href;
    });
  }
}

function makeSimulatorEnvironment(
  first: Announcement | undefined,
  { publicUrl, secrets }: { publicUrl: string; secrets: Secrets },
): Environment {
  return {
    // The port is fixed once other programs know the address.
    SIM_PORT: first === undefined ? '0' : new URL(readUrl(first)).port,
    SIM_CLIENT_ID: CLIENT_ID,
    SIM_CLIENT_SECRET: secrets.GAME_API_CLIENT_SECRET,
    SIM_PARTNER_CLIENT_ID: CLIENT_ID,
    SIM_PARTNER_CLIENT_SECRET: secrets.PARTNER_OIDC_CLIENT_SECRET,
    SIM_PARTNER_REDIRECT_URIS: `${publicUrl}/partner/connect`,
    SIM_CHAT_CLIENT_ID: CLIENT_ID,
    SIM_CHAT_CLIENT_SECRET: secrets.CHAT_OAUTH_CLIENT_SECRET,
    SIM_CHAT_REDIRECT_URIS: `${publicUrl}/discord/connect`,
  };
}

function makeServerEnvironment(gameApiUrl: string, secrets: Secrets): Environment {
  return {
    HOST: '127.0.0.1',
    // A STATUS_PORT passed to `npm start` is for prices, but both programs inherit it.
    STATUS_PORT: '',
    JWT_SECRET: secrets.JWT_SECRET,
    TOKEN_KEYS: secrets.TOKEN_KEYS,
    PARTNER_OIDC_ISSUER: `${gameApiUrl}/partner`,
    PARTNER_OIDC_CLIENT_ID: CLIENT_ID,
    PARTNER_OIDC_CLIENT_SECRET: secrets.PARTNER_OIDC_CLIENT_SECRET,
    CHAT_OAUTH_AUTHORIZE_URL: `${gameApiUrl}/chat/oauth2/authorize`,
    CHAT_OAUTH_API_URL: `${gameApiUrl}/chat`,
    CHAT_OAUTH_CLIENT_ID: CLIENT_ID,
    CHAT_OAUTH_CLIENT_SECRET: secrets.CHAT_OAUTH_CLIENT_SECRET,
  };
}

/** Writes to standard error with the time, because such lines are read hours later. */
function say(text: string): void {
  process.stderr.write(`${new Date().toISOString()} ${text}\n`);
}

function readUrl(announcement: Readonly<Record<string, unknown>>): string {
  const { url } = announcement;
  if (typeof url !== 'string') throw new Error('The simulator did not say where it listens');
  return url;
}
