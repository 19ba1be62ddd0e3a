import type { Resolve } from '../../src/domain/kernel/token.js';
import { PAGE_NAVIGATOR } from '../../src/domain/ports/navigator.js';
import {
  DOWNLOAD_PAGE,
  MEMBER_PROTOCOL_PAGE,
  OUTSIDE_PAGE_TEXT,
  PAID_CONTENT_PROTOCOL_PAGE,
  PHONE_SITE_PAGE,
  PRIVACY_POLICY_PAGE,
  TO_THE_SITE,
  USER_AGREEMENT_PAGE,
} from '../strings.js';
import { ProviderPage } from './provider-page.js';
import {
  PAY_PAGE_PATH,
  PAY_REDIRECT_PATH,
  DOWNLOAD_PATH,
  MEMBER_PROTOCOL_PATH,
  PAID_CONTENT_PROTOCOL_PATH,
  PHONE_SITE_PATH,
  PRIVACY_PROTOCOL_PATH,
  QQ_PATH,
  USER_PROTOCOL_PATH,
  WECHAT_PATH,
} from './outside-paths.js';
import { ConsentPage } from './consent-page.js';

const TITLES: Readonly<Record<string, string>> = {
  [USER_PROTOCOL_PATH]: USER_AGREEMENT_PAGE,
  [PRIVACY_PROTOCOL_PATH]: PRIVACY_POLICY_PAGE,
  [MEMBER_PROTOCOL_PATH]: MEMBER_PROTOCOL_PAGE,
  [PAID_CONTENT_PROTOCOL_PATH]: PAID_CONTENT_PROTOCOL_PAGE,
  [PHONE_SITE_PATH]: PHONE_SITE_PAGE,
  [DOWNLOAD_PATH]: DOWNLOAD_PAGE,
};

/** The demo's page for an address that belongs to another server; `undefined` for addresses of the site itself. */
export function outsidePage(resolve: Resolve) {
  const { path } = resolve(PAGE_NAVIGATOR).location$.value;
  const trimmed = path.replace(/\/+$/, '');
  if (trimmed === QQ_PATH) return <ConsentPage channel="qq" />;
  if (trimmed === WECHAT_PATH) return <ConsentPage channel="wechat" />;
  if (trimmed === PAY_REDIRECT_PATH || trimmed === PAY_PAGE_PATH)
    return <ProviderPage isPayPage={trimmed === PAY_PAGE_PATH} />;
  // The phone site has its own pages. Without this, the site would redirect a phone here again and again.
  const title = trimmed.startsWith(`${PHONE_SITE_PATH}/`) ? PHONE_SITE_PAGE : TITLES[trimmed];
  return title === undefined ? undefined : <PlainOutsidePage title={title} />;
}

function PlainOutsidePage({ title }: { readonly title: string }) {
  return (
    <main className="outside-page">
      <h1 className="outside-page__title">{title}</h1>
      <p>{OUTSIDE_PAGE_TEXT}</p>
      {/* Without the parameter the site would redirect a phone straight back here. */}
      <a href="/?desktop=1">{TO_THE_SITE}</a>
    </main>
  );
}
