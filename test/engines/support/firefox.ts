import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { clickActions, type EngineDriver, type Key, KEY_CODES, keyActions } from './driver.js';
import type { ProfileDriver, TabDriver } from './driver.js';
import { programPath, startProgram } from './processes.js';

const path = (): string | undefined => programPath('firefox-esr') ?? programPath('firefox');

export const isFirefoxPresent = (): boolean => path() !== undefined;

/** Nothing leaves this machine: every other host is behind a proxy that does not exist. */
const PREFERENCES = [
  ['network.proxy.type', 1],
  ['network.proxy.http', '127.0.0.1'],
  ['network.proxy.http_port', 9],
  ['network.proxy.ssl', '127.0.0.1'],
  ['network.proxy.ssl_port', 9],
  ['intl.accept_languages', 'zh-CN'],
  // Videos play without a press, as in the Chromium of the tests.
  ['media.autoplay.default', 0],
  // No process in advance for the next tab.
  ['dom.ipc.processPrelaunch.enabled', false],
] as const;

/** Starts the Firefox of this machine with an empty profile and speaks WebDriver BiDi with it. */
export async function startFirefox(): Promise<EngineDriver> {
  const profile = await mkdtemp(join(tmpdir(), 'course-site-firefox-'));
  const lines = PREFERENCES.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const browser = await startProgram({
    path: path() ?? 'firefox',
    args: ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    ready: { line: /WebDriver BiDi listening on (ws:\S+)/, descriptor: 2 },
  });
  const bidi = await BidiConnection.open(`${browser.ready}/session`);
  await bidi.send('session.new', { capabilities: {} });
  return {
    newProfile: async () => new FirefoxProfile(bidi, await bidi.send('browser.createUserContext', {})),
    close: async () => {
      await bidi.send('browser.close', {});
      await browser.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** What the commands of this file answer, of all that BiDi has. */
interface Answer {
  readonly userContext?: string;
  readonly context?: string;
  readonly result?: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string };
}

interface Message {
  readonly id?: number;
  readonly result?: Answer;
  readonly error?: string;
  readonly message?: string;
}

/** Commands and their answers over one web socket. Events are not subscribed to. */
class BidiConnection {
  private readonly waiting = new Map<number, (message: Message) => void>();
  private sent = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.addEventListener('message', ({ data }) => {
      // Written by Firefox in the form that the protocol defines.
      const message = JSON.parse(String(data)) as Message;
      if (message.id !== undefined) this.waiting.get(message.id)?.(message);
    });
  }

  static async open(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error(`Firefox refuses the connection to ${url}`)));
    });
    return new BidiConnection(socket);
  }

  send(method: string, params: object): Promise<Answer> {
    const id = (this.sent += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, ({ result, error, message }) => {
        this.waiting.delete(id);
        if (result) resolve(result);
        else reject(new Error(`${method}: ${error ?? ''} ${message ?? ''}`));
      });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }
}

class FirefoxProfile implements ProfileDriver {
  constructor(
    private readonly bidi: BidiConnection,
    private readonly profile: Answer,
  ) {}

  async open(): Promise<TabDriver> {
    const { userContext } = this.profile;
    // A window of its own, because timers of a tab in the background run once a second.
    const { context } = await this.bidi.send('browsingContext.create', { type: 'window', userContext });
    return new FirefoxTab(this.bidi, context ?? '');
  }

  async close(): Promise<void> {
    await this.bidi.send('browser.removeUserContext', { userContext: this.profile.userContext });
  }
}

class FirefoxTab implements TabDriver {
  constructor(
    private readonly bidi: BidiConnection,
    private readonly context: string,
  ) {}

  navigate = (url: string): Promise<void> => this.run('browsingContext.navigate', { url, wait: 'none' });
  reload = (): Promise<void> => this.run('browsingContext.reload', { wait: 'none' });
  back = (): Promise<void> => this.run('browsingContext.traverseHistory', { delta: -1 });
  forward = (): Promise<void> => this.run('browsingContext.traverseHistory', { delta: 1 });
  click = (x: number, y: number): Promise<void> => this.run('input.performActions', { actions: clickActions(x, y) });
  type = (text: string): Promise<void> => this.run('input.performActions', { actions: keyActions(text) });
  press = (key: Key): Promise<void> => this.type(KEY_CODES[key]);
  close = (): Promise<void> => this.run('browsingContext.close', {});

  resize = (width: number, height: number): Promise<void> =>
    this.run('browsingContext.setViewport', { viewport: { width, height } });

  async evaluate(expression: string): Promise<string> {
    const target = { context: this.context };
    const answer = await this.bidi.send('script.evaluate', { expression, awaitPromise: true, target });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return String(answer.result?.value);
  }

  private async run(method: string, params: object): Promise<void> {
    await this.bidi.send(method, { context: this.context, ...params });
  }
}
