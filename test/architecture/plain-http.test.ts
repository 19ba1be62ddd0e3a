import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

/**
 * The files that use what browsers offer on https only, and what each does on plain http. Operators on plain http are
 * many (docs/spec/every-page.md#plain-http): a new file works there, or says what is missing, before it is added.
 */
const USERS: Readonly<Record<string, string>> = {
  'src/adapters/browser/share-sheet.ts share': 'the share dialog with link and QR code opens instead',
  'src/adapters/browser/wake-lock.ts WakeLockSentinel': 'never locks where wakeLock is undefined',
  'src/adapters/browser/tab-lock.ts LockManager': 'a type; StorageTabLock is bound instead',
  'src/composition/features/orders/purchase.ts locks': 'binds StorageTabLock where it is undefined',
  'src/ui/shared/hooks/use-copy.ts clipboard': 'selects the text, or says that the visitor copies it',
};

/** Global objects whose members may be missing on plain http. */
const OBJECTS = /(?:navigator|crypto|window|self|globalThis|document)(?:\??\.|\[')/.source;
/** Members that TypeScript types by an interface for secure contexts without saying so themselves. */
const BY_TYPE = ['locks', 'storage', 'wakeLock', 'setAppBadge', 'clearAppBadge', 'geolocation', 'cookieStore'];

/** The names that the types of the browser call "Available only in secure contexts". */
function secureNames(): { readonly types: readonly string[]; readonly members: readonly string[] } {
  const dom = readFileSync('node_modules/typescript/lib/lib.dom.d.ts', 'utf8');
  const found = [
    ...dom.matchAll(
      /only in secure contexts\.(?:(?!\*\/)[\s\S])*\*\/\s*(?:(?:readonly|declare|var) )*(interface )?(\w+)/g,
    ),
  ];
  const named = (isType: boolean) =>
    found.filter(([, keyword]) => (keyword !== undefined) === isType).flatMap(([, , name = '']) => name);
  return { types: named(true), members: [...named(false), ...BY_TYPE] };
}

/** What a file uses of that, each name once. Comments do not count. */
function usedIn(text: string): ReadonlySet<string> {
  const { types, members } = NAMES;
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const member = `(${members.join('|')})`;
  const patterns = [
    `\\b${OBJECTS}${member}\\b`,
    `\\bNavigator\\['${member}'\\]`,
    `\\{[^{}]*?\\b${member}\\b(?:[^{}]|\\{[^{}]*\\})*\\}[^;={}]*(?:\\{[^{}]*\\})?\\s*=\\s*(?:window\\.)?(?:navigator|crypto|window)\\b`,
    `\\b(${types.join('|')})\\b(?!['\\w-])`,
  ];
  return new Set(
    patterns.flatMap((pattern) => [...code.matchAll(new RegExp(pattern, 'g'))].map(([, name = '']) => name)),
  );
}

const NAMES = secureNames();

describe('What browsers offer on https only', () => {
  it('is used by files that say what happens on plain http', () => {
    const files = ['src', 'snapshots/start'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(folder, name)),
    );
    const used = files.flatMap((file) => [...usedIn(readFileSync(file, 'utf8'))].map((name) => `${file} ${name}`));
    expect(used).to.have.members(Object.keys(USERS));
  });

  for (const [code, name] of [
    ['navigator.clipboard.writeText(text)', 'clipboard'],
    ['const id = crypto.randomUUID();', 'randomUUID'],
    ["readonly share?: Navigator['share'];", 'share'],
    ['const { locks }: { readonly locks?: X } = navigator;', 'locks'],
    ['window.navigator.serviceWorker?.register(file)', 'serviceWorker'],
    ['await window.caches.open(name)', 'caches'],
    ['await navigator.storage.estimate()', 'storage'],
    ['function read(lock: WakeLockSentinel) {}', 'WakeLockSentinel'],
    ['crypto.subtle.digest(name, bytes)', 'subtle'],
  ] as const)
    it(`is found in code: ${code}`, () => expect([...usedIn(code)]).to.deep.equal([name]));
});
