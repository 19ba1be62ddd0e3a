import { existsSync } from 'node:fs';

import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A browser that talks to nobody but this machine: no background traffic, and no name resolves. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
];

/** The Chromium of the tests: `CHROME_PATH`, else an installed one, else the one that comes with the packages. */
export async function launchChromium(options: Pick<LaunchOptions, 'ignoreDefaultArgs'> = {}): Promise<Browser> {
  const { CHROME_PATH } = process.env;
  const executablePath = CHROME_PATH ?? INSTALLED.find(existsSync) ?? (await packagedChromium());
  return chromium.launch({ executablePath, args: ARGS, headless: true, ...options });
}

/**
 * Unpacks `@sparticuz/chromium` once per machine. Its own flags are left alone: they are for a cloud function, where
 * everything runs in one process and web security is off.
 */
async function packagedChromium(): Promise<string> {
  // Read while the package loads: with it, the package brings the system libraries that Chromium needs.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  // The package would point at fonts of its own, which have no Chinese glyphs.
  if (existsSync('/etc/fonts')) process.env.FONTCONFIG_PATH ??= '/etc/fonts';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
