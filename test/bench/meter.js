/**
 * Loaded into a bot's process before the bot: says on SIGUSR2 how much processor time the process has used, in
 * microseconds, all threads, and how much memory it holds, in bytes.
 */
process.on('SIGUSR2', () => {
  const { user, system } = process.cpuUsage();
  process.stderr.write(`cpu ${user + system} memory ${process.memoryUsage.rss()}\n`);
});
