/** A mistake that a tired engineer could make: `from` occurs once in `file` and is replaced by `to`. */
export interface PlantedFault {
  readonly id: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** What a visitor, a member or an operator suffers. */
  readonly harm: string;
}

/**
 * Over all layers. Chosen from the product's code, without looking at its tests, and before any of them was planted.
 */
export const FAULTS: readonly PlantedFault[] = [
  // Rules and streams.
  {
    id: 'guard-unreachable',
    file: 'src/domain/access/guard-policy.ts',
    from: "case 'unreachable':\n      return { kind: 'offer-retry' };",
    to: "case 'unreachable':\n      return { kind: 'go', to: loginAddress(location) };",
    harm: 'A member is sent to the login page because the server did not answer once.',
  },
  {
    id: 'encoded-dots',
    file: 'src/domain/access/addresses.ts',
    from: String.raw`/^(?:\.|%2e){1,2}$/i`,
    to: String.raw`/^\.{1,2}$/`,
    harm: 'After signing in, a link with encoded dots leads to another host.',
  },
  {
    id: 'expiry-erases-all',
    file: 'src/domain/session/session.ts',
    from: 'this.erase(KEYS_ERASED_ON_EXPIRY);',
    to: 'this.erase(KEYS_ERASED_ON_SIGN_OUT);',
    harm: 'What a member has typed is lost when the session expires.',
  },
  {
    id: 'failure-shared',
    file: 'src/domain/kernel/streams.ts',
    from: 'resetOnError: true,',
    to: 'resetOnError: false,',
    harm: 'Code that could not be loaded once is never requested again: 重试 does nothing.',
  },
  {
    id: 'preview-resume',
    file: 'src/domain/lesson/start-position.ts',
    from: "startWithin(position, 'stored', endS)",
    to: "startWithin(position, 'stored')",
    harm: 'A preview that was watched to its end starts at its end and stops at once.',
  },
  {
    id: 'skipped-lesson',
    file: 'src/domain/courses/call-to-action.ts',
    from: 'lessons.slice(index).find(isOpen) ?? lessons.find(isOpen);',
    to: 'lessons.slice(index).find(isOpen);',
    harm: 'A member who skipped a lesson and finished the last one reads 再学一遍.',
  },
  {
    id: 'vip-renewal',
    file: 'src/domain/orders/listed-order.ts',
    from: "    product.kind === 'course' &&\n    listed.some",
    to: '    listed.some',
    harm: 'A cancelled order of a membership cannot be made again once any membership was paid.',
  },
  {
    id: 'alipay-refused',
    file: 'src/domain/orders/opening-steps.ts',
    from: "if (stored?.payment && (stored.payment.kind !== 'left' || status === 'paying'))",
    to: 'if (stored?.payment)',
    harm: 'After Alipay has refused, the page waits for a payment and offers no other method.',
  },
  // Services.
  {
    id: 'poll-while-limited',
    file: 'src/application/orders/payment-watcher.ts',
    from: '        filter(() => !paused.value),\n        exhaustMap',
    to: '        exhaustMap',
    harm: 'The payment page goes on asking a server that has limited the rate.',
  },
  {
    id: 'cache-on-click',
    file: 'src/application/site/response-cache.ts',
    from: "if (!this.context || !cached || this.context.navigator.location$.value.arrival !== 'pop') return undefined;",
    to: 'if (!this.context || !cached) return undefined;',
    harm: 'A click on a link shows an old answer, and hides that the request failed.',
  },
  {
    id: 'oldest-scroll',
    file: 'src/application/site/scroll-positions.ts',
    from: '.slice(-SCROLL_POSITIONS_MAX)',
    to: '.slice(0, SCROLL_POSITIONS_MAX)',
    harm: 'After many pages in a tab, Back always leads to the top.',
  },
  {
    id: 'code-login-expired',
    file: 'src/application/signing-in/code-login.ts',
    from: '      skip(1),\n      filter((token) => token !== undefined),',
    to: '      skip(1),',
    harm: 'A visitor who returns from QQ with an expired token is not signed in.',
  },
  {
    id: 'read-by-both',
    file: 'src/application/messages.ts',
    from: 'const own = ids.filter((id) => !this.readIds.value.has(id));',
    to: 'const own = ids;',
    harm: 'A failed 全部已读 shows a message as unread that was read before.',
  },
  {
    id: 'favourite-toggled-back',
    file: 'src/application/courses/set-favourite.ts',
    from: '(isNow === isFavourite ? of(isFavourite) : toggled$)',
    to: 'of(isNow)',
    harm: 'A favourite removed in two tabs is a favourite again.',
  },
  {
    id: 'endless-recovery',
    file: 'src/application/lesson/video-opening-and-recovery.ts',
    from: 'state.positionS > recoveredAtS + STREAM_RECOVERED_AFTER_S',
    to: 'state.positionS > recoveredAtS',
    harm: 'A broken stream is opened again for ever, and no message appears.',
  },
  {
    id: 'restored-scan',
    file: 'src/application/signing-in/scan-login.ts',
    from: 'merge(renew$, this.presence.restored$)',
    to: 'renew$',
    harm: 'A QR code restored by Back cannot be scanned.',
  },
  // Adapters and decoders.
  {
    id: 'free-for-anonymous',
    file: 'src/adapters/http/courses/read-course-detail.ts',
    from: "course.isFree || (asBoolean(detail['isBuy']) ?? false)",
    to: "asBoolean(detail['isBuy']) ?? course.isFree",
    harm: 'An anonymous visitor cannot start a free course.',
  },
  {
    id: 'byte-order-mark',
    file: 'src/adapters/http/client/envelope.ts',
    from: String.raw`text.replace(/^\uFEFF/, '')`,
    to: 'text',
    harm: 'A byte order mark before the answer breaks every page.',
  },
  {
    id: 'forgotten-generation',
    file: 'src/adapters/http/client/generations.ts',
    from: 'next: remember, complete: remember',
    to: 'complete: remember',
    harm: 'A call that is cancelled after its answer calls the wrong generation of the API first, each time.',
  },
  {
    id: 'storage-cleared',
    file: 'src/adapters/browser/visit-store.ts',
    from: 'event.key === name || event.key === null',
    to: 'event.key === name',
    harm: 'After another tab has cleared the storage this one still shows the member.',
  },
  {
    id: 'reload-to-hash',
    file: 'src/adapters/browser/navigator.ts',
    from: 'if (withoutHash(url) === withoutHash(location.href)) {',
    to: 'if (url === location.href) {',
    harm: 'A page with a hash is not loaded again after signing in.',
  },
  {
    id: 'vip-not-extended',
    file: 'src/adapters/memory/server/orders/order-store.ts',
    from: 'Math.max(this.time.now(), user.vip?.untilMs ?? 0)',
    to: 'this.time.now()',
    harm: 'On the offline site a renewed membership loses the days that were left.',
  },
  // Composition.
  {
    id: 'token-of-earlier-member',
    file: 'src/composition/features/orders/purchase.ts',
    from: "const first = new HttpOrderGatewayG1(http, resolveImageOf(http.knownServer), () => store.read('token'));",
    to: "const token = store.read('token');\n    const first = new HttpOrderGatewayG1(http, resolveImageOf(http.knownServer), () => token);",
    harm: 'After a change of member in a tab, Alipay opens with the token of the earlier one.',
  },
  {
    id: 'built-now',
    file: 'src/composition/server-clock.ts',
    from: "Date.parse(process.env.BUILT_IN ?? '')",
    to: 'Date.now()',
    harm: 'A wrong clock of the device is believed: an order that can be paid counts as over.',
  },
  // What runs before React.
  {
    id: 'settings-of-windows',
    file: 'src/boot/parse-settings.ts',
    from: String.raw`ended.replace(/\r$/, '')`,
    to: 'ended',
    harm: 'Settings from an editor of Windows, with its line ends, are ignored.',
  },
  {
    id: 'foreign-script',
    file: 'src/boot/failed-start.ts',
    from: 'isLost ||= isOfBuild(event.target);',
    to: 'isLost = true;',
    harm: "An ad blocker that stops the operator's statistics empties the page.",
  },
  {
    id: 'early-ctrl-click',
    file: 'src/domain/site/plain-click.ts',
    from: 'metaKey || ctrlKey || shiftKey',
    to: 'metaKey || shiftKey',
    harm: 'Before the site has started, Ctrl and a click on a link do not open a tab.',
  },
  // Views and stylesheets.
  {
    id: 'fault-not-described',
    file: 'src/ui/shared/forms/text-field.tsx',
    from: "const describedBy = [fault === undefined ? '' : `${id}-fault`",
    to: "const describedBy = [fault === undefined ? '' : `${id}-error`",
    harm: 'A screen reader does not read what is wrong with a field.',
  },
  {
    id: 'back-jumps-to-list',
    file: 'src/ui/shared/widgets/pager.tsx',
    from: " && location.arrival === 'push';",
    to: ';',
    harm: 'Back within a list jumps to its head instead of where the visitor was.',
  },
  {
    id: 'reload-to-top',
    file: 'src/ui/shared/routing/use-scroll.ts',
    from: "arrival === 'pop' || isPageLoad(arrival) ? positions.of(key) : undefined",
    to: "arrival === 'pop' ? positions.of(key) : undefined",
    harm: 'A reload of a long page leads to its top.',
  },
  {
    id: 'faint-text',
    file: 'src/ui/shared/theme/_tokens.scss',
    from: '--muted: #5b6675;',
    to: '--muted: #7b8795;',
    harm: 'Small texts are hard to read.',
  },
  {
    id: 'long-site-name',
    file: 'src/ui/shared/header/_header.scss',
    from: '  height: 2.75rem;\n  min-width: 0;\n',
    to: '  height: 2.75rem;\n',
    harm: 'On a phone of 320 px a long site name pushes the menu off the screen.',
  },
  {
    id: 'toast-behind-dialog',
    file: 'src/ui/shared/feedback/_toasts.scss',
    from: 'z-index: 1100;',
    to: 'z-index: 1000;',
    harm: 'The message about a failed dialog is behind the dialog.',
  },
  {
    id: 'printed-frame',
    file: 'src/ui/shared/theme/_print.scss',
    from: '  .frame > :not(.main),\n',
    to: '',
    harm: 'Header and footer are printed with every page.',
  },
  // The program that makes snapshots.
  {
    id: 'run-after-failure',
    file: 'snapshots/make/answers.ts',
    from: 'last = answer.catch(() => undefined);',
    to: 'last = answer;',
    harm: 'One lost call to the server fails all later calls of a run.',
  },
  {
    id: 'age-is-content',
    file: 'snapshots/make/store.ts',
    from: String.raw`(?<=<time\b[^>]*>)`,
    to: '(?<=<time>)',
    harm: 'The sitemap reports pages as changed because a comment became a minute older.',
  },
  // What operators run.
  {
    id: 'small-uploads',
    file: 'deploy/nginx/course-site.conf',
    from: 'client_max_body_size 11m;',
    to: 'client_max_body_size 1m;',
    harm: 'An avatar of more than one megabyte is refused.',
  },
  {
    id: 'stale-compressed-page',
    file: 'deploy/set-settings.sh',
    from: 'rm -f "$page.gz" "$page.br"',
    to: 'rm -f "$page.gz"',
    harm: 'Browsers get the compressed page of the build, without the settings of the operator.',
  },
  {
    id: 'own-call-counted',
    file: 'tools/doctor/checks/rate.ts',
    from: 'const used = limit - remaining - 1;',
    to: 'const used = limit - remaining;',
    harm: 'The doctor reports on a good server that visitors share one rate limit.',
  },
  {
    id: 'uncompressed-page',
    file: 'webpack.config.ts',
    from: String.raw`/\.(js|css|html|svg)$/`,
    to: String.raw`/\.(js|css|svg)$/`,
    harm: 'The page itself is sent uncompressed.',
  },
];
