/** Milliseconds as a clock shows them; a begun second still counts. */
export function clockText(left: number): string {
  const all = Math.max(0, Math.ceil(left / 1000));
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
