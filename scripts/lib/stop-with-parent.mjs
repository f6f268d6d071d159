// Loaded before a program of ours (`node --import`): when whoever started it is gone, it stops as on SIGTERM.
import process from 'node:process';

const GRACE_MS = 10_000;

// What the program starts itself inherits this file and has a channel of another kind.
if (Number(process.env.STOP_WITH_PARENT) === process.ppid) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    // Emitted, not sent: on Windows a signal would end the process at once.
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit();
  });
  process.channel?.unref();
}
