/** Elements and attributes that no page of this site has, whatever its texts contain. */
const NEVER = 'script, object, embed, applet, base, iframe[srcdoc], meta[http-equiv], link[rel=import], [formaction]';

/** Attributes whose address the browser follows or fetches. */
const FOLLOWED = ['href', 'xlink:href', 'src', 'srcset', 'poster', 'action', 'data', 'ping', 'background', 'cite'];

const HARMLESS: Readonly<Record<string, RegExp>> = {
  // A video stream is a `blob:` that the page creates.
  src: /^(?:https?|blob):$/,
  poster: /^(?:https?|data):$/,
  href: /^(?:https?|mailto|tel):$/,
};

/**
 * Everything in the document that runs a script, or has an address that the site never uses. Addresses are parsed as a
 * browser does.
 */
export function dangersIn(root: Document): readonly string[] {
  const location = root.location;
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
      element.matches('a[href]') &&
      new URL(element.getAttribute('href') ?? '', location.href).origin !== location.origin;
    if (leadsOut && element.matches('a[target=_blank]:not([rel~=noopener], [rel~=noreferrer])'))
      found.push(`${named} gives the other site access to our window`);
    return found;
  });

  function isHarmless(name: string, value: string, element: Element): boolean {
    if (!URL.canParse(value, location.href)) return true;
    // An `img` never runs its content, whatever its address is.
    if (element.matches('img') && name === 'src') return true;
    const { protocol } = new URL(value, location.href);
    return (HARMLESS[name] ?? /^https?:$/).test(protocol);
  }
}
