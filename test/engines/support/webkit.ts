import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';

import { clickActions, type EngineDriver, type Key, KEY_CODES, keyActions } from './driver.js';
import type { ProfileDriver, TabDriver } from './driver.js';
import { programPath, type Started, startProgram } from './processes.js';
import { poll } from './poll.js';

/** The driver may never answer a script whose page is being left; the next attempt reaches the next page. */
const COMMAND_LIMIT_MS = 8000;
const START_LIMIT_MS = 60_000;

const isScreenNeeded = (): boolean => process.env.DISPLAY === undefined;

export const isWebkitPresent = (): boolean =>
  programPath('WebKitWebDriver') !== undefined &&
  miniBrowser() !== undefined &&
  (!isScreenNeeded() || programPath('Xvfb') !== undefined);

/** The browser of WebKitGTK is beside its library: `/usr/lib/<machine>/webkit2gtk-4.1/MiniBrowser` in Debian. */
function miniBrowser(): string | undefined {
  return ['/usr/lib', '/usr/libexec']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => `${folder}/${name}`)])
    .flatMap((folder) => ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => `${folder}/${name}`))
    .map((folder) => `${folder}/MiniBrowser`)
    .find((path) => existsSync(path));
}

/** Starts WebKitGTK's own browser, on a screen in memory where the machine has none, and speaks W3C WebDriver with it. */
export async function startWebkit(): Promise<EngineDriver> {
  const screen = isScreenNeeded() ? await startScreen() : undefined;
  const port = await freePort();
  const driver = await startProgram({
    path: programPath('WebKitWebDriver') ?? 'WebKitWebDriver',
    args: ['--host=127.0.0.1', `--port=${String(port)}`],
    // Without accelerated compositing: with a graphics driver that runs on the processor, it takes a quarter more time.
    env: { WEBKIT_DISABLE_COMPOSITING_MODE: '1', ...(screen && { DISPLAY: `:${screen.ready}` }) },
  });
  const url = `http://127.0.0.1:${String(port)}`;
  await poll('WebKitWebDriver listens', () => isListening(url));
  const browserOptions = { binary: miniBrowser(), args: ['--automation'] };
  const timeouts = { script: COMMAND_LIMIT_MS };
  const wanted = { pageLoadStrategy: 'none', timeouts, 'webkitgtk:browserOptions': browserOptions };
  const session = await call(url, 'POST', '/session', { capabilities: { alwaysMatch: wanted } });
  const connection = new Connection(`${url}/session/${String(session.sessionId)}`);
  const { value: first } = await connection.send('GET', '/window');
  return {
    isAlive: () => isListening(url),
    newProfile: () => Promise.resolve(new WebkitProfile(connection, String(first))),
    close: async () => {
      await connection.send('DELETE', '');
      await driver.stop();
      await screen?.stop();
    },
  };
}

function startScreen(): Promise<Started> {
  return startProgram({
    path: programPath('Xvfb') ?? 'Xvfb',
    args: ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    ready: { line: /(\d+)\n/, descriptor: 3 },
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  await once(server.close(), 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const isListening = (url: string): Promise<boolean> =>
  fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

type Method = 'GET' | 'POST' | 'DELETE';
type Answer = Readonly<Record<string, unknown>>;

/** One command of W3C WebDriver. An answer that is no object is in `value`. */
async function call(url: string, method: Method, path: string, body?: object): Promise<Answer> {
  const signal = AbortSignal.timeout(path === '/session' ? START_LIMIT_MS : COMMAND_LIMIT_MS);
  const response = await fetch(url + path, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  // Written by WebKitWebDriver in the form that the protocol defines.
  const { value } = (await response.json()) as { value: Answer | string | null };
  const answer = typeof value === 'object' ? value : { value };
  if (!response.ok) throw new Error(`${path}: ${String(answer?.error)} ${String(answer?.message)}`);
  return answer ?? {};
}

/** A session sends its commands to one window at a time, so a command and the choice of its window are one step. */
class Connection {
  private last: Promise<unknown> = Promise.resolve();
  private chosen: string | undefined;

  constructor(private readonly url: string) {}

  send(method: Method, path: string, body?: object, handle?: string): Promise<Answer> {
    const next = this.last.then(async () => {
      if (handle !== undefined && handle !== this.chosen) {
        await call(this.url, 'POST', '/window', { handle });
        this.chosen = handle;
      }
      return call(this.url, method, path, body);
    });
    this.last = next.catch(() => undefined);
    return next;
  }
}

/** Every visitor comes from an origin of its own (`rig.ts`), so that one session serves them all. */
class WebkitProfile implements ProfileDriver {
  private readonly tabs: WebkitTab[] = [];

  constructor(
    private readonly connection: Connection,
    /** The window of the start, which stays open: a session needs one to open others. */
    private readonly first: string,
  ) {}

  async open(): Promise<TabDriver> {
    // A window of its own, because a tab in the background is hidden.
    const { handle } = await this.connection.send('POST', '/window/new', { type: 'window' }, this.first);
    const tab = new WebkitTab(this.connection, String(handle));
    this.tabs.push(tab);
    return tab;
  }

  async close(): Promise<void> {
    for (const tab of this.tabs) await tab.close();
  }
}

class WebkitTab implements TabDriver {
  constructor(
    private readonly connection: Connection,
    private readonly handle: string,
  ) {}

  navigate = (url: string): Promise<void> => this.post('/url', { url });
  reload = (): Promise<void> => this.post('/refresh');
  back = (): Promise<void> => this.goInHistory(-1);
  forward = (): Promise<void> => this.goInHistory(1);
  click = (x: number, y: number): Promise<void> => this.post('/actions', { actions: clickActions(x, y) });
  type = (text: string): Promise<void> => this.post('/actions', { actions: keyActions(text) });
  press = (key: Key): Promise<void> => this.type(KEY_CODES[key]);

  async evaluate(expression: string): Promise<string> {
    const script = { script: `return ${expression}`, args: [] };
    const { value } = await this.connection.send('POST', '/execute/sync', script, this.handle);
    return String(value);
  }

  /** A window is larger than its viewport by its toolbar. */
  async resize(width: number, height: number): Promise<void> {
    const bars = Number(await this.evaluate('window.outerHeight - window.innerHeight'));
    await this.post('/window/rect', { width, height: height + bars });
  }

  async close(): Promise<void> {
    await this.connection.send('DELETE', '/window', undefined, this.handle);
  }

  /** The command of the protocol never answers when the page comes from the back/forward cache. */
  private async goInHistory(steps: number): Promise<void> {
    await this.evaluate(`void setTimeout(() => history.go(${String(steps)}))`);
  }

  private async post(path: string, body: object = {}): Promise<void> {
    await this.connection.send('POST', path, body, this.handle);
  }
}
