/** A length in seconds (pages §0.7): `mm:ss`, from an hour on `h:mm:ss`. A part of a second is not yet one. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = twoDigits(Math.floor(whole / 60) % 60);
  const rest = `${minutes}:${twoDigits(whole % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
