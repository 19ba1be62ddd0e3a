/**
 * The hosts of a stream's segments, each once, from the addresses in its playlist (RFC 8216), which are relative to the
 * playlist's. `undefined` when the text is not a playlist.
 */
export function hostsOfPlaylist(text: string, address: string): readonly string[] | undefined {
  if (!/^\uFEFF?#EXTM3U/.test(text)) return undefined;
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const named = lines.flatMap((line) => {
    if (line === '') return [];
    return line.startsWith('#') ? (/[:,]URI="([^"]+)"/.exec(line)?.[1] ?? []) : line;
  });
  const segments = named.flatMap((segment) => (URL.canParse(segment, address) ? new URL(segment, address) : []));
  return [...new Set(segments.filter(({ protocol }) => /^https?:$/.test(protocol)).map(({ origin }) => origin))];
}
