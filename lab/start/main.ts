import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * `npm run start:time`: seconds until `npm start` has compiled the site with an empty cache, and until a change of one
 * file is compiled. Uses port 8080 and changes FILE for that time.
 */
const FILE = 'src/ui/shared/layouts/footer.tsx';
const COMPILED = /compiled (?:successfully|with)/;

rmSync('.cache/webpack', { recursive: true, force: true });
const original = readFileSync(FILE, 'utf8');
const server = spawn('npm', ['start'], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
const { pid } = server;
if (pid === undefined) throw new Error('npm cannot be started');

try {
  print('ready, with an empty cache', await secondsUntilCompiled());
  const changed = secondsUntilCompiled();
  writeFileSync(FILE, `${original}\n// ${String(Date.now())}\n`);
  print('a change of one file', await changed);
} finally {
  writeFileSync(FILE, original);
  // npm, and the server that it has started.
  process.kill(-pid);
}

function secondsUntilCompiled(): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    server.stdout.on('data', function listen(text: Buffer) {
      if (!COMPILED.test(text.toString())) return;
      server.stdout.off('data', listen);
      resolve((performance.now() - start) / 1000);
    });
    server.once('close', () => {
      reject(new Error('The server has ended'));
    });
  });
}

function print(what: string, seconds: number): void {
  console.log(`${what}: ${seconds.toFixed(2)} s`);
}
