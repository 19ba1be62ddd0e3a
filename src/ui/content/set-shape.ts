/**
 * Gives a box the shape that its text says, so that it has it before anything is in it; one that no film has (a bar, a
 * dot that counts visitors) and one in percent are left to the sheet.
 */
export function setShape(box: HTMLElement, width: string | undefined, height: string | undefined): void {
  const ratio = Number(width) / Number(height);
  if (ratio > 0.4 && ratio < 4) box.style.aspectRatio = `${String(width)} / ${String(height)}`;
}
