// Loaded before one of our programs (`node --import`): stops the program as SIGTERM does when its parent process ends.
import process from 'node:process';

const GRACE_MS = 10_000;

// Child processes of the program inherit this file, but have another kind of channel.
if (Number(process.env.STOP_WITH_PARENT) === process.ppid) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    // Emitted, not sent: on Windows a sent signal would kill the process immediately.
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit();
  });
  process.channel?.unref();
}
