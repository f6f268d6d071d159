/** Aborts on Ctrl-C, SIGTERM, SIGHUP and when the process that started us with a channel is gone. */
export function abortOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
  process.on('disconnect', () => controller.abort());
  process.channel?.unref();
  return controller.signal;
}
