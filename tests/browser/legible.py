"""How legible what is drawn is, measured in the picture itself: each text on the page against the ground that is really behind it.

The page is drawn three times: as it is, with its letters gone, and with its letters in a colour that nothing else has. The last one says which pixels are
letters (and that nothing covers them), the first two what they look like and what lies behind.
"""

from __future__ import annotations

import io
from typing import Any, NamedTuple

from PIL import Image

from .guest import Guest

LEAST, LEAST_LARGE = 4.5, 3.0
"""What letters need against their ground, small and large (WCAG AA)."""
SIGNAL = (255, 0, 255)
MOSTLY = 0.6
"""How much of a pixel must be letter."""
TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector('.stage'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const style = text && getComputedStyle(node.parentElement);
    if (!text || !node.parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (node.parentElement.closest(':disabled, [aria-disabled="true"]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 4 || box.height < 6 || box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) continue;
    const scale = node.parentElement.getScreenCTM?.()?.a ?? 1;
    const size = parseFloat(style.fontSize) * scale;
    const large = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700);
    const nameOf = (one) => `${one.tagName.toLowerCase()}.${one.getAttribute('class')?.split(' ')[0] ?? ''}`;
    const where = `${nameOf(node.parentElement)} in ${nameOf(node.parentElement.parentElement)}`;
    found.push({ text: `${text} (${where})`, large, box: [box.left, box.top, box.right, box.bottom].map(Math.round) });
  }
  return found;
}"""
GONE = "* { color: transparent !important; -webkit-text-fill-color: transparent !important; } svg text, svg text * { fill: transparent !important; }"
SHOWN = f"* {{ color: rgb{SIGNAL} !important; -webkit-text-fill-color: rgb{SIGNAL} !important; }} svg text, svg text * {{ fill: rgb{SIGNAL} !important; }}"
STILL = "*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }"

DRESS = "(style) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(style); document.adoptedStyleSheets = [sheet]; }"


class Read(NamedTuple):
    """A text that can be seen, and how its letters stand out from their ground."""

    text: str
    contrast: float
    least: float


def texts(guest: Guest) -> list[Read]:
    """All texts at the table that nothing covers."""
    asked: list[dict[str, Any]] = guest.page.evaluate(TEXTS)
    plain, gone, shown = (_drawn(guest, style) for style in ("", GONE, SHOWN))
    found = list[Read]()
    for one in asked:
        ratios = sorted(_ratios(tuple(one["box"]), plain, gone, shown))
        if ratios:
            found.append(Read(one["text"], ratios[len(ratios) // 2], LEAST_LARGE if one["large"] else LEAST))
    return found


def _drawn(guest: Guest, style: str) -> Image.Image:
    guest.page.evaluate(DRESS, STILL + style)
    guest.drawn()
    with Image.open(io.BytesIO(guest.page.screenshot())) as picture:
        return picture.convert("RGB")


def _ratios(box: tuple[int, ...], plain: Image.Image, gone: Image.Image, shown: Image.Image) -> list[float]:
    """The contrast of the letters' own colour with the ground, for each pixel that is letter for the most part. Nothing if the text is covered."""
    ratios = list[float]()
    for seen, ground, sign in zip(*(_pixels(picture.crop(box)) for picture in (plain, gone, shown)), strict=True):  # type: ignore[arg-type]
        whole = sum(abs(signal - part) for signal, part in zip(SIGNAL, ground, strict=True))
        share = sum(abs(part - other) for part, other in zip(sign, ground, strict=True)) / whole if whole else 0
        if share > MOSTLY:  # small letters fill no pixel: what shines through is taken out again
            ink = tuple(min(255, max(0, round(below + (drawn - below) / share))) for drawn, below in zip(seen, ground, strict=True))
            ratios.append(_ratio(ink, ground))
    return ratios


def _pixels(picture: Image.Image) -> list[tuple[int, int, int]]:
    plain = picture.tobytes()
    return [(plain[n], plain[n + 1], plain[n + 2]) for n in range(0, len(plain), 3)]


def _ratio(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    lights = sorted((_light(one), _light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _light(pixel: tuple[int, ...]) -> float:
    """How light a colour is, between 0 and 1."""
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (one / 255 for one in pixel)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
