/** What no page of this site has, whoever wrote its texts. */
const NEVER = 'script, object, embed, applet, base, iframe[srcdoc], meta[http-equiv], link[rel=import], [formaction]';

/** Attributes that are followed or fetched. */
const FOLLOWED = ['href', 'xlink:href', 'src', 'srcset', 'poster', 'action', 'data', 'ping', 'background', 'cite'];

const HARMLESS: Readonly<Record<string, RegExp>> = {
  // A stream is put together in the page.
  src: /^(?:https?|blob):$/,
  poster: /^(?:https?|data):$/,
  href: /^(?:https?|mailto|tel):$/,
};

/** Everything in the document that runs, or leads where nothing of ours leads. It reads as a browser would. */
export function dangersIn(root: Document): readonly string[] {
  const place = root.location;
  return [...root.body.querySelectorAll('*')].flatMap((element) => {
    const named = element.tagName.toLowerCase();
    const found = element.matches(NEVER) ? [named] : [];
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? '';
      if (/^on/i.test(name)) found.push(`${named} ${name}`);
      if (name === 'style' && /url\(|expression|javascript:/i.test(value)) found.push(`${named} style ${value}`);
      if (FOLLOWED.includes(name) && !isHarmless(name, value, element)) found.push(`${named} ${name}=${value}`);
    }
    const leadsOut =
      element.matches('a[href]') && new URL(element.getAttribute('href') ?? '', place.href).origin !== place.origin;
    if (leadsOut && element.matches('a[target=_blank]:not([rel~=noopener], [rel~=noreferrer])'))
      found.push(`${named} hands our window over`);
    return found;
  });

  function isHarmless(name: string, value: string, element: Element): boolean {
    if (!URL.canParse(value, place.href)) return true;
    // A picture is looked at and never run, whatever it says it is.
    if (element.matches('img') && name === 'src') return true;
    const { protocol } = new URL(value, place.href);
    return (HARMLESS[name] ?? /^https?:$/).test(protocol);
  }
}
