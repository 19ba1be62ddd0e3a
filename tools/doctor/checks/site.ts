import { asRecord, nonEmptyText } from '../../../src/adapters/http/client/json-readers.js';
import { HttpSiteGateway } from '../../../src/adapters/http/site/site.js';
import { parseSettings } from '../../../src/boot/parse-settings.js';
import { hashesOf } from '../../preview/csp.js';
import { diagnose, diagnoseSilence, parsed, summarize } from '../diagnose.js';
import { OUR_DOCUMENT } from '../facts.js';
import { fail, type Finding, info, ok, type Trouble, warn } from '../finding.js';
import { allows, readPolicies } from '../policy.js';
import type { Answered, Received } from '../received.js';
import type { Requester } from '../requester.js';
import * as strings from '../site.strings.js';
import { isSameOrigin, webAddress } from '../../../snapshots/make/web-address.js';
import { filesOf, type Served, servingFindings } from './serving.js';

/** The host of the script that src/adapters/browser/wechat-script.ts loads. */
const WECHAT_SCRIPTS = 'https://res.wx.qq.com/';

export interface Opened {
  readonly request: string;
  readonly received: Received;
}

/** What the checks of the site have found. */
export interface SiteFindings {
  /** False when something else than this site answers, so that the other checks of the site make no sense. */
  readonly isOurs: boolean;
  /** Nothing answers at this origin, or not its API: further checks there would only report the same fault again. */
  readonly isDead: boolean;
  readonly findings: readonly Finding[];
}

/** The site at `origin`: the product, its files, its policy, its settings, and how it is served. */
export async function checkSite(
  requester: Requester,
  { base, origin }: { readonly base: string; readonly origin: string },
  { request, received }: Opened,
): Promise<SiteFindings> {
  if (received.kind === 'none') {
    // No finding here: the certificate check reports this in detail.
    const isCertificate = received.why.kind === 'certificate';
    const { wrong } = diagnoseSilence(received.why);
    const findings = isCertificate ? [] : [fail('site', request, strings.siteSilent(wrong))];
    return { isOurs: false, isDead: true, findings };
  }
  const why = whyNotOurs(received);
  if (why) return { isOurs: false, isDead: false, findings: [fail('site', request, why)] };
  const served: Served = { origin, request, page: received };
  const [version, files, api, serving] = await Promise.all([
    versionFinding(requester, served),
    fileFindings(requester, served),
    apiFindings(requester, base, served),
    servingFindings(requester, served),
  ]);
  const read = [...inlineFindings(served), ...settingFindings(served), ...settingTroubles(served, base)];
  const isDead = api.some((finding) => finding.mark === 'fail' && finding.request.includes(`${origin}/`));
  return { isOurs: true, isDead, findings: [version, ...files, ...read, ...api, ...serving] };
}

function whyNotOurs(page: Answered) {
  if (page.status !== 200) return strings.siteStatus(summarize(page));
  if (page.text.includes(OUR_DOCUMENT)) return whyUnreadable(page);
  const [, title = ''] = /<title[^>]*>\s*([^<]*?)\s*</i.exec(page.text) ?? [];
  return title === 'Welcome to nginx!' ? strings.NGINX_WELCOME : strings.notThisSite(title);
}

/** Why a browser cannot display the document although it is that of this site; `undefined` when it can. */
function whyUnreadable({ headers, text }: Answered) {
  const type = headers.get('content-type') ?? '';
  if (!/^text\/html\b/i.test(type)) return strings.documentOfOtherType(type || '—');
  // The header has precedence over the <meta> of the document.
  if (/\bcharset\s*=\s*"?(?!utf-?8\b)/i.test(type)) return strings.documentOfOtherCharset(type);
  return text.includes('</html>') ? undefined : strings.DOCUMENT_CUT;
}

async function versionFinding(requester: Requester, { origin, request, page }: Served): Promise<Finding> {
  if (page.redirectedTo !== undefined && new URL(page.redirectedTo).origin !== origin)
    return warn('site', request, strings.siteElsewhere(page.redirectedTo));
  const { received } = await requester.open(`${origin}/version.json`);
  const { version, build } = received.kind === 'answer' ? (asRecord(parsed(received.text)) ?? {}) : {};
  const named = nonEmptyText(version);
  // The build writes the version into the document as well (tools/webpack/document-plugin.ts).
  const [, built = ''] = /<meta name="course-site-version" content="([^"]+)"/.exec(page.text) ?? [];
  if (named === undefined) return ok('site', strings.siteFine(strings.builtAs(built)));
  if (built !== '' && built !== named) return fail('caching', request, strings.documentOfOtherVersion(built, named));
  return ok('site', strings.siteFine(strings.versionOf(named, nonEmptyText(build) ?? '')));
}

async function fileFindings(requester: Requester, served: Served): Promise<readonly Finding[]> {
  const files = await Promise.all(
    filesOf(served).map(async (path) => ({ path, ...(await requester.open(served.origin + path)) })),
  );
  const missing = files.filter(
    ({ received }) => received.kind === 'none' || received.status !== 200 || isEmpty(received),
  );
  const [first] = missing;
  if (files.length === 0 || first) {
    const summary = !first ? 'index.html' : isEmpty(first.received) ? strings.EMPTY_FILE : summarize(first.received);
    return [
      fail('files', first?.request ?? served.request, strings.filesMissing(missing.length, files.length, summary)),
    ];
  }
  const typed = files.map((file) => ({ ...file, type: typeOf(file.received) }));
  const wrong = typed.filter(({ path, type }) => !(path.endsWith('.js') ? /javascript/ : /^text\/css\b/).test(type));
  const [other] = wrong;
  if (other) return [fail('files', other.request, strings.filesOfOtherType(wrong.length, other.type || '—'))];
  return [ok('files', strings.filesFine(files.length))];
}

/** True for a file of 0 bytes, which an installation on a full disk leaves. */
function isEmpty(received: Received): boolean {
  return received.kind === 'answer' && received.status === 200 && received.text === '';
}

function typeOf(received: Received): string {
  return received.kind === 'answer' ? (received.headers.get('content-type') ?? '') : '';
}

/** Every policy that the server sends has to allow the inline parts of the document. */
function inlineFindings({ origin, request, page }: Served): readonly Finding[] {
  const policies = readPolicies(page.headers.get('content-security-policy') ?? '');
  if (policies.length === 0) return [warn('policy', request, strings.NO_POLICY)];
  const blocked = (element: 'script' | 'style') =>
    hashesOf(element, page.text).filter((hash) =>
      policies.some((policy) => {
        const sources = policy.get(`${element}-src`) ?? policy.get('default-src') ?? [hash];
        const isOpen = sources.includes("'unsafe-inline'") && !sources.some((source) => source.startsWith("'sha"));
        return !sources.includes(hash) && !isOpen;
      }),
    ).length;
  const [scripts, styles] = [blocked('script'), blocked('style')];
  if (scripts + styles > 0) return [fail('policy', request, strings.inlineBlocked(scripts, styles))];
  const own = new URL('/assets/main.js', origin);
  return allows(policies, 'script-src', own, origin)
    ? [ok('policy', strings.INLINE_FINE)]
    : [fail('policy', request, strings.ownScriptsBlocked)];
}

function settingsOf({ page }: Served) {
  const [, text = ''] = /<script[^>]*\bid="site-settings"[^>]*>([^]*?)<\/script/i.exec(page.text) ?? [];
  return parseSettings(text);
}

function settingFindings(served: Served): readonly Finding[] {
  const { settings, wrong } = settingsOf(served);
  if (wrong.length === 0) return [ok('settings', strings.settingsFine(Object.keys(settings).join('、')))];
  return wrong.map(({ name, reason }) => fail('settings', name, strings.settingIgnored(reason)));
}

/** Addresses in the settings that a browser does not use: over http, or blocked by a policy that was not written with them. */
export function settingTroubles(served: Served, base: string): readonly Trouble[] {
  const { settings } = settingsOf(served);
  const { api_url: api = '', error_url: errors = '', scripts = '', wechat_sharing: sharing = '' } = settings;
  const policies = readPolicies(served.page.headers.get('content-security-policy') ?? '');
  const used = [
    // The policy for the examined API is a check of its own.
    ...(isSameOrigin(api, base) ? [] : [['api_url', 'connect-src', api] as const]),
    ['error_url', 'connect-src', errors] as const,
    ...scripts.split(/\s+/).map((script) => ['scripts', 'script-src', script] as const),
    ...(/^on$/i.test(sharing) ? [['wechat_sharing', 'script-src', WECHAT_SCRIPTS] as const] : []),
  ];
  return used.flatMap(([name, directive, address]) => {
    const url = webAddress(address);
    if (!url) return [];
    if (url.protocol === 'http:' && served.origin.startsWith('https:'))
      return [fail('settings', url.href, strings.insecureSetting(name))];
    const isAllowed = allows(policies, directive, url, served.origin);
    return isAllowed ? [] : [fail('policy', url.href, strings.settingBlocked(name, url.origin))];
  });
}

/** The API at the address that the site uses, where that is not the one that the doctor checks anyway. */
async function apiFindings(requester: Requester, base: string, served: Served): Promise<readonly Finding[]> {
  const { text } = served.page;
  if (/meedu_api_url\s*=[^=]/.test(text)) return [info('settings', strings.apiUnknown)];
  // The address of the build, in the inline script of src/boot/early-requests.ts.
  const [, built = ''] = /\.api_url,"([^"\\]*)"\]\.map/.exec(text) ?? [];
  const written = settingsOf(served).settings['api_url'] ?? built;
  const address = new URL(written === '' ? '/' : written, served.origin).href.replace(/\/+$/, '');
  if (address === base.replace(/\/+$/, '')) return [];
  const reply = await requester.at(address).send((http) => new HttpSiteGateway(http).config());
  const { request, outcome } = reply;
  if (outcome.kind !== 'failed') return [ok('settings', strings.apiFine(address))];
  if (outcome.error.kind === 'too-many') return [];
  return [fail('settings', request, strings.apiDead(diagnose(reply, outcome.error).wrong))];
}
