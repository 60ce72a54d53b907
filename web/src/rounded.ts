/** Icons are drawn small: a tenth of a unit in 512 is more than the eye sees, and half of their weight on the line is behind the point. */

/** The data of a path with one digit behind the point. Paths with arcs stay as they are: their flags may be written without a space. */
export function rounded(path: string): string {
  if (/a/i.test(path)) return path;
  return path.replace(/-?\d*\.\d+/g, (number, at: number, whole: string) => {
    const short = String(Math.round(Number(number) * 10) / 10 + 0).replace(/^(-?)0\./, '$1.');
    return /[\d.]/.test(whole[at - 1] ?? '') && !short.startsWith('-') ? ` ${short}` : short;
  });
}

/** A whole icon with its paths rounded. */
export const lightened = (svg: string): string => svg.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${rounded(path)}"`);
