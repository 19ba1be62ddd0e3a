/** A mistake that a tired engineer could make: `from` occurs once in `file` and is replaced by `to`. */
export interface PlantedFault {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** What a visitor, a member or an operator would notice. */
  readonly harm: string;
  /** Test files to run first: a fault that only a browser shows would otherwise take minutes. */
  readonly near?: string;
}

/** Over all layers. Chosen from the product's code, without looking at its tests. */
export const FAULTS: readonly PlantedFault[] = [
  // Rules and streams.
  {
    ...{ file: 'src/domain/paging.ts', from: 'Math.ceil(total / size)', to: 'Math.floor(total / size)' },
    harm: 'The last page of a list has no link.',
  },
  {
    ...{
      file: 'src/domain/access/guard-policy.ts',
      from: "case 'unreachable':\n      return { kind: 'offer-retry' };",
    },
    to: "case 'unreachable':\n      return { kind: 'go', to: loginAddress(place) };",
    harm: 'A member is sent to the login page because the server did not answer once.',
  },
  {
    ...{ file: 'src/domain/access/addresses.ts', from: String.raw`/^\/(?!\/)/`, to: String.raw`/^\//` },
    harm: 'After signing in, a link can lead to another host.',
  },
  {
    file: 'src/domain/session/session.ts',
    from: 'this.erase(KEYS_ERASED_ON_EXPIRY);',
    to: 'this.erase(KEYS_ERASED_ON_SIGN_OUT);',
    harm: 'What a member has typed is lost when the session expires.',
  },
  {
    ...{ file: 'src/domain/signing-in/sms.ts', from: 'complete: () => {', to: 'subscribe: () => {' },
    harm: 'A refused SMS blocks the button for two minutes.',
  },
  {
    ...{ file: 'src/domain/lesson/progress.ts', from: 'if (leftOff.progress?.finished) return 0;', to: '' },
    harm: 'A finished lesson starts at its end.',
  },
  {
    ...{ file: 'src/domain/courses/call-to-action.ts', from: 'watched.find(({ finished }) => !finished)' },
    to: 'watched.find(({ finished }) => finished)',
    harm: '继续学习 opens a lesson that is finished.',
  },
  {
    ...{ file: 'src/domain/kernel/polling.ts', from: 'visible ? interval(periodMs, time) : NEVER' },
    to: 'visible ? interval(periodMs, time) : interval(periodMs, time)',
    harm: 'A hidden tab polls the server for ever.',
  },
  {
    ...{ file: 'src/domain/orders/paying.ts', from: "if (status === 'paid') return paid(orderNo);", to: '' },
    harm: 'A member is asked to pay an order a second time.',
  },
  // Services.
  {
    ...{ file: 'src/application/site/toast-queue.ts', from: '.slice(-TOASTS_AT_ONCE)', to: '' },
    harm: 'Toasts cover the page.',
  },
  {
    ...{ file: 'src/application/messages.ts', from: '          restoreCount();\n', to: '' },
    harm: 'The unread dot is wrong after a failed request.',
  },
  {
    ...{
      file: 'src/application/study-favourites.ts',
      from: 'isFavourite === wanted || this.session.member !== member',
    },
    to: 'isFavourite === wanted',
    harm: "A change of one member's favourites is sent for another member.",
  },
  {
    ...{ file: 'src/application/comments/comment-thread.ts', from: 'if (this.draft(answered) === draft) ', to: '' },
    harm: 'Text typed while a comment is being sent is lost.',
  },
  {
    ...{ file: 'src/application/site/response-cache.ts', from: 'if (token !== this.owner) this.cached = new Map();' },
    to: '',
    harm: "Back shows another member's answers.",
  },
  {
    ...{ file: 'src/application/site/code-loader.ts', from: 'survivesReload(', to: '!survivesReload(' },
    harm: 'The document reloads where storage is refused, and does not elsewhere.',
  },
  {
    ...{ file: 'src/application/courses/course-list.ts', from: "retryOf('list'),\n        (asked)" },
    to: "retryOf('categories'),\n        (asked)",
    harm: '重试 below a failed list does nothing.',
  },
  {
    ...{
      file: 'src/application/signing-in/scan-login.ts',
      from: 'merge(renew$, this.presence.restored$)',
      to: 'renew$',
    },
    harm: 'A QR code restored by Back can never be scanned.',
  },
  // Adapters.
  {
    ...{ file: 'src/adapters/http/client/json-readers.ts', from: 'return value.length === 0 ? {} : undefined;' },
    to: 'return undefined;',
    harm: 'An empty object of PHP breaks the page.',
  },
  {
    ...{ file: 'src/adapters/http/client/envelope.ts', from: String.raw`text.replace(/^\uFEFF/, '')`, to: 'text' },
    harm: 'A byte order mark before the answer breaks every page.',
  },
  {
    ...{ file: 'src/adapters/http/client/fetch-with-timeout.ts', from: 'timeout.reply, left.reply', to: 'left.reply' },
    harm: 'A request that the server never answers waits for ever.',
  },
  {
    ...{ file: 'src/adapters/http/client/generations.ts', from: 'next: remember, complete: remember' },
    to: 'complete: remember',
    harm: 'A poll asks the wrong generation of the API first, each time.',
  },
  {
    ...{ file: 'src/adapters/http/announcements.ts', from: 'Array.isArray(data) && data.length === 0 ? undefined' },
    to: 'data === null ? undefined',
    harm: 'Home of a site without announcements logs an error, and the page of announcements fails.',
  },
  {
    ...{ file: 'src/adapters/browser/presence.ts', from: 'filter(({ persisted }) => persisted),', to: '' },
    harm: 'Every page load counts as a return: everything is requested twice.',
  },
  // Composition and what runs before React.
  {
    ...{ file: 'src/composition/http.ts', from: "token: () => store.read('token'),", to: 'token: () => undefined,' },
    harm: 'Nobody is signed in.',
  },
  {
    ...{
      file: 'src/composition/core.ts',
      from: 'new Recovery(...needs));\n  bind(FRIENDLY_LINKS, [SITE_GATEWAY, RECOVERY]',
    },
    to: 'new Recovery(...needs));\n  bind(FRIENDLY_LINKS, [SITE_GATEWAY]',
    harm: 'Friendly links break the footer of every page.',
  },
  {
    ...{ file: 'src/boot/failed-start.ts', from: 'if (isLeaving || isRecovering || !isLost) return;' },
    to: 'if (isRecovering || !isLost) return;',
    harm: 'A page that is being left reloads, and the visitor stays.',
  },
  {
    ...{ file: 'src/boot/early-requests.ts', from: "if (token !== null) headers['Authorization']" },
    to: "if (token === null) headers['Authorization']",
    harm: 'The early request for the member is refused.',
    near: 'test/boot/early-requests.test.ts',
  },
  {
    ...{
      file: 'src/boot/early-input.ts',
      from: 'if (box?.value && field) type(box.value, field);\n    const toFocus = find',
    },
    to: 'const toFocus = find',
    harm: 'What was typed before the site started is lost.',
    near: 'test/browser/start-up.test.ts',
  },
  // Views and stylesheets.
  {
    ...{ file: 'src/ui/routing/link.tsx', from: '    !click.ctrlKey &&\n', to: '' },
    harm: 'Ctrl and a click do not open a new tab.',
  },
  {
    ...{
      file: 'src/ui/routing/use-scroll.ts',
      from: 'if (known !== undefined) return scrollToWhenTall(known);',
      to: '',
    },
    harm: 'Back leads to the top of a long list.',
  },
  {
    ...{ file: 'src/ui/feedback/toasts.tsx', from: '<div role="alert" aria-atomic="false">', to: '<div>' },
    harm: 'A screen reader does not announce an error.',
  },
  {
    ...{ file: 'src/ui/dialogs/dialog-frame.tsx', from: '      onKeyDownCapture={hideInputMethodKeys}\n', to: '' },
    harm: 'Escape of an input method closes the dialog.',
  },
  {
    ...{ file: 'src/ui/theme/_tokens.scss', from: '--muted: #5b6675;', to: '--muted: #8b96a5;' },
    harm: 'Small texts are hard to read.',
    near: 'test/browser/accessibility.test.ts',
  },
  {
    ...{ file: 'src/ui/theme/_base.scss', from: '  outline: 2px solid var(--focus);\n  outline-offset: 2px;' },
    to: '  outline: none;',
    harm: 'A visitor with a keyboard does not see where the focus is.',
    near: 'test/browser/catalogue-states-1.test.ts',
  },
  {
    ...{ file: 'src/ui/courses/course-grid.scss', from: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))' },
    to: 'repeat(auto-fill, minmax(36rem, 1fr))',
    harm: 'Cards of courses are wider than a tablet.',
    near: 'test/browser/widths.test.ts',
  },
  // What operators run.
  {
    ...{
      file: 'deploy/nginx/course-site.conf',
      from: 'add_header Cache-Control "public, max-age=31536000, immutable";',
    },
    to: 'add_header Cache-Control "no-cache";',
    harm: 'Every visit requests every script.',
  },
  {
    ...{ file: 'deploy/set-settings.sh', from: 'rm -f "$page.gz" "$page.br"\ngzip -9 -c <"$page" >"$page.gz"', to: '' },
    harm: 'Browsers get the page without the settings.',
  },
  {
    ...{ file: 'tools/doctor/sitemap.ts', from: 'received.status === 200 && ', to: '' },
    harm: 'The doctor takes an error page for a sitemap.',
  },
  {
    ...{ file: 'tools/webpack/side-files-plugins.ts', from: "{ 'style-src': hashes }", to: '{}' },
    harm: 'The policy forbids the stylesheets of snapshots.',
  },
  {
    ...{ file: 'webpack.config.ts', from: "'assets/[name].[contenthash:6].js'", to: "'assets/[name].js'" },
    harm: 'After a release browsers run the scripts of the last one.',
  },
];
