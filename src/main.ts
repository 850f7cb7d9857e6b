import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { createCardDrawing } from '#adapters/card-drawing.ts';
import { createGeoip } from '#adapters/geoip.ts';
import { guardedFetch } from '#adapters/guarded-fetch.ts';
import { capturingMailer, smtpMailer } from '#adapters/mailer.ts';
import { pdfReader } from '#adapters/pdf-reader.ts';
import { createSlack } from '#adapters/slack.ts';
import { withSlackTwin } from '#adapters/slack-twin.ts';
import { diskStorage } from '#adapters/storage.ts';
import { createApi } from '#api/api.ts';
import { createDownloads } from '#domain/accounts/own-data/download.server.ts';
import { createUploads } from '#domain/accounts/uploads.server.ts';
import type { JoiningServices } from '#domain/companies/joining/joining.server.ts';
import { type Actor, type Context, visitor } from '#domain/context.ts';
import { failureText } from '#domain/failure-text.ts';
import { createEmptySearchCounter } from '#domain/search/empty-searches.server.ts';
import { createViewCounter } from '#domain/search/view-counting.server.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { createPrivateFiles } from '#domain/talent/private-files.server.ts';
import { createEventSubscribers } from '#server/event-subscribers.ts';
import { type HttpServer, startHttpServer } from '#server/http-server.ts';
import { createLog, type Log } from '#server/log.ts';
import { createReaderLookup } from '#server/request-actor.ts';
import type { Demo } from '#web/app/request-context.ts';
import { isInWorkspace } from '#web/app/site-map.ts';
import { createImages } from '#web/images/serve-images.server.ts';
import { startViewFlushing } from '#worker/view-flushing.ts';
import { readSettings, type Settings } from './environment.ts';
import { LISTENERS } from './listeners.ts';
import { authServices, isDemo, linkedInFor } from './main-accounts.ts';
import { startBackgroundWork } from './main-background.ts';
import { startDatabase } from './main-database.ts';
import { fetchLinkWith } from './main-links.ts';
import { pageHandlers } from './main-page-handlers.ts';
import { pageEntryPoint } from './main-pages.ts';
import { paymentsFor } from './main-payments.ts';
import { receiverFor } from './main-replies.ts';
import { ownHostsOf, productsOf } from './main-site.ts';
import { type StopOptions, type Stops, stopOnce } from './main-stop.ts';
import { createTestDesk } from './main-test-desk.ts';
import { projectRoot } from './project-root.ts';
import { startFailureText } from './start-failure.ts';
import { misspeltSettings } from './unknown-settings.ts';

/** Plugs everything together and starts it. Returns the addresses, the log, and a function that stops everything. */
export async function startHavn(
  settings: Settings,
  signal?: AbortSignal,
): Promise<{ addresses: string[]; log: Log; stop(how?: StopOptions): Promise<void> }> {
  const stops: Stops = [];
  let server: HttpServer | null = null;
  const stop = stopOnce(stops, () => server);

  try {
    const log = createLog(settings);
    const storage = diskStorage(join(settings.dataDirectory, 'storage'));
    const { own, connectionString, database } = await startDatabase(settings, { storage, log, stops, signal });
    const cards = createCardDrawing();
    stops.push(() => cards.stop());

    const contextFor = (actor: Actor, platform: Platform = 'thehub', db = database.db): Context => ({
      actor,
      db,
      now: new Date(),
      platform,
      listeners: LISTENERS,
      payRules: settings.PAY_RULES,
    });
    const systemContext = (name: string) => contextFor({ kind: 'system', name });

    const viewCounter = createViewCounter();
    const emptySearches = createEmptySearchCounter();
    const flushing = startViewFlushing({ counter: viewCounter, emptySearches, contextFor: systemContext, log });
    stops.push(() => flushing.stop());
    const handlePage = pageHandlers(
      build as unknown as ServerBuild,
      settings.NODE_ENV === 'development' ? 'development' : 'production',
    );
    const capturing = capturingMailer(join(settings.dataDirectory, 'mail'));
    const mailer = settings.SMTP_URL ? smtpMailer(settings.SMTP_URL, settings.mailFrom) : capturing;
    stops.push(async () => mailer.close());
    const { payments, checkout } = await paymentsFor(systemContext('payments'), settings, stops);
    const desk = checkout && createTestDesk(checkout, settings.originOf.thehub, (request) => api.fetch(request));
    const demo: Demo | null = isDemo(settings) ? { mails: () => capturing.list(), checkout: desk } : null;
    const accounts = await authServices(systemContext('accounts'), settings);
    const linkedIn = await linkedInFor(settings, stops);
    const slack = isDemo(settings)
      ? withSlackTwin(createSlack(), (text) => log.info({ text }, 'Slack’s twin has a message'))
      : createSlack();
    const storeUpload = createUploads(storage, accounts.limits);
    const privateFiles = createPrivateFiles(storage, pdfReader, accounts.limits);
    const joining: JoiningServices = {
      limits: accounts.limits,
      storeUpload,
      readAddress: (address, limits) => guardedFetch(address, { ...limits, ownHosts: ownHostsOf(settings) }),
    };
    const fetchText = await fetchLinkWith(settings, stops);
    const subscribers = createEventSubscribers();
    const api = createApi({
      events: subscribers,
      accounts,
      storeUpload,
      downloadOwnData: createDownloads(storage, accounts.limits),
      linkedInPeople: linkedIn ?? undefined,
      contextFor: (_request, visit) => contextFor(visitor, visit.caller?.platform),
      payments,
      geoip: createGeoip(),
      originOf: settings.originOf,
      products: productsOf(settings),
      report: (error, requestId) => log.error({ error, requestId }, 'the API failed'),
    });
    const http = await startHttpServer({
      settings,
      connectionString,
      pool: database.pool,
      viewCounter,
      emptySearches,
      subscribers,
      findReader: createReaderLookup((platform) => contextFor(visitor, platform)),
      log,
      clientDirectory: join(projectRoot, 'build/client'),
      entryPoints: {
        isInWorkspace,
        page: pageEntryPoint({
          settings,
          contextFor,
          handlePage,
          accounts,
          linkedIn,
          joining,
          payments,
          storeUpload,
          privateFiles,
          slack,
          fetchText,
          demo,
          log,
        }),
        api: (request, from) => api.fetch(request, from),
        images: createImages({
          storage,
          contextFor: (platform) => contextFor(visitor, platform),
          drawCard: (card) => cards.draw(card),
          nameOf: { thehub: settings.NAME_THEHUB, plusimpact: settings.NAME_PLUSIMPACT },
        }),
      },
    });
    server = http;
    stops.push(() => http.stop());
    if (settings.RUN_WORKER) {
      const parts = { settings, connectionString, contextFor, payments, slack, storage, mailer, log };
      await startBackgroundWork(parts, stops);
    }

    const receiver = await receiverFor(settings, { contextFor: () => systemContext('mail'), privateFiles }, (error) =>
      log.error({ error }, 'a mail could not be taken'),
    );
    if (receiver) stops.push(() => receiver.stop());

    const addresses = [settings.originOf.thehub, settings.originOf.plusimpact].map((origin) =>
      settings.PORT === 0 ? origin.replace(/:0$/, `:${http.port}`) : origin,
    );
    own?.announce(addresses[0] ?? '');
    return { addresses, log, stop };
  } catch (error) {
    await stop({ hurry: true });
    throw error;
  }
}

/** The program: reads the settings, starts, and stops on the first signal; a second signal hurries. */
async function main(): Promise<void> {
  let havn: Awaited<ReturnType<typeof startHavn>> | null = null;
  let signals = 0;
  const ending = new AbortController();
  let drainMs = 0;
  const end = async (signal: NodeJS.Signals) => {
    signals += 1;
    ending.abort();
    if (!havn) return;
    // A person waits after Ctrl-C. SIGTERM comes from a supervisor, so the load balancer gets time to react.
    await havn.stop({ hurry: signals > 1, drainMs: signal === 'SIGTERM' ? drainMs : 0 });
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(signal));
  // The command that started this process was killed.
  process.once('disconnect', () => void end('SIGHUP'));
  // After an uncaught fault the state of the process is unknown: log it and stop everything in order. A fault meanwhile
  // is logged only, because stopping for it as well could fail and stop for that again, without an end.
  let hasFault = false;
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, async (error: unknown) => {
      process.exitCode = 1;
      havn?.log.error({ error }, 'an uncaught fault ends the process');
      if (!havn) process.stderr.write(`Havn could not start: ${failureText(error)}\n`);
      if (hasFault) return;
      hasFault = true;
      setTimeout(() => process.exit(1), 20_000).unref();
      await havn?.stop({ hurry: true });
      process.exit(1);
    });
  }
  let settings: Settings | null = null;
  try {
    for (const sentence of misspeltSettings(process.env)) process.stderr.write(`${sentence}\n`);
    settings = readSettings(process.env);
    drainMs = settings.DRAIN_SECONDS * 1_000;
    havn = await startHavn(settings, ending.signal);
  } catch (error) {
    // A signal came while starting, and startHavn has stopped what it began.
    if (ending.signal.aborted) process.exit(0);
    process.stderr.write(`${startFailureText(error, settings)}\n`);
    process.exit(1);
  }
  // A signal came while starting; everything is up now and can stop in order.
  if (signals > 0) {
    await havn.stop({ hurry: true });
    process.exit(0);
  }
  process.stdout.write(`Havn is open at ${havn.addresses[0]} (and ${havn.addresses[1]}).\n`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
