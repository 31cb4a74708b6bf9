// Loaded into the site before its own code: says on stderr for how long each turn of its event loop took,
// by the clock, and how much of it the thread was at work. The two differ where the machine is busy.
let [clock, work] = [performance.now(), workOfThread()];

setInterval(() => {
  const [clockNow, workNow] = [performance.now(), workOfThread()];
  const [held, worked] = [clockNow - clock - 2, workNow - work];
  if (held > 5) process.stderr.write(`turn ${held.toFixed(1)} ${worked.toFixed(1)}\n`);
  [clock, work] = [clockNow, workNow];
}, 2).unref();

function workOfThread() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
