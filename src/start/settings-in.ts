/**
 * The settings in a text: one `name = value` a line, empty lines and those that begin with `#` for people
 * (docs/settings.md). A line that is none of these is kept under its number, for whoever says what is wrong.
 */
export function settingsIn(text: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  text.split('\n').forEach((line, place) => {
    const [, name, value] = /^\s*(\w+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (name !== undefined) found[name] = value ?? '';
    else if (/^\s*[^#\s]/.test(line)) found[`line ${String(place + 1)}`] = line.trim();
  });
  return found;
}
