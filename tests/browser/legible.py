"""How legible what is drawn is, measured in the picture itself: each text on the page against the ground that is really behind it.

The page is drawn three times: as it is, with its letters gone, and with its letters in a colour that nothing else has. The last one says which pixels are letters (and that
nothing covers them), the first two what they look like and what lies behind.
"""

from __future__ import annotations

import io
from typing import Any, NamedTuple

from PIL import Image

from .guest import Guest

LEAST, LEAST_LARGE = 4.5, 3.0
"""What letters need against their ground, small and large (WCAG AA)."""
SIGNAL = (255, 0, 255)
FULL = 60
"""How far a pixel may be from the signal and still be all letter."""
TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector('.stage'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const style = text && getComputedStyle(node.parentElement);
    if (!text || !node.parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || node.parentElement.closest(':disabled, [aria-disabled="true"]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 4 || box.height < 6 || box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) continue;
    const scale = node.parentElement.getScreenCTM?.()?.a ?? 1;
    const size = parseFloat(style.fontSize) * scale;
    const large = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700);
    found.push({ text, large, box: [box.left, box.top, box.right, box.bottom].map(Math.round) });
  }
  return found;
}"""
GONE = "* { color: transparent !important; -webkit-text-fill-color: transparent !important; } svg text, svg text * { fill: transparent !important; }"
SHOWN = f"* {{ color: rgb{SIGNAL} !important; -webkit-text-fill-color: rgb{SIGNAL} !important; }} svg text, svg text * {{ fill: rgb{SIGNAL} !important; }}"
STILL = "*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }"


class Read(NamedTuple):
    """A text that can be seen, and how its letters stand out from their ground."""

    text: str
    contrast: float
    least: float


def texts(guest: Guest) -> list[Read]:
    """All texts at the table that nothing covers."""
    guest.page.add_style_tag(content=STILL)
    asked: list[dict[str, Any]] = guest.page.evaluate(TEXTS)
    plain, gone, shown = (_drawn(guest, style) for style in ("", GONE, SHOWN))
    found = list[Read]()
    for one in asked:
        ratios = sorted(_ratios(tuple(one["box"]), plain, gone, shown))
        if ratios:
            found.append(Read(one["text"], ratios[len(ratios) // 2], LEAST_LARGE if one["large"] else LEAST))
    return found


def _drawn(guest: Guest, style: str) -> Image.Image:
    sheet = guest.page.add_style_tag(content=style) if style else None
    guest.drawn()
    with Image.open(io.BytesIO(guest.page.screenshot())) as picture:
        drawn = picture.convert("RGB")
    if sheet is not None:
        sheet.evaluate("(one) => one.remove()")
    return drawn


def _ratios(box: tuple[int, ...], plain: Image.Image, gone: Image.Image, shown: Image.Image) -> list[float]:
    """The contrast of each pixel that is all letter; of the fullest ones if none is. Nothing if the text is covered."""
    parts = [_pixels(picture.crop(box)) for picture in (plain, gone, shown)]  # type: ignore[arg-type]
    far = [sum(abs(part - sign) for part, sign in zip(pixel, SIGNAL, strict=True)) for pixel in parts[2]]
    letters = [n for n, (pixel, other) in enumerate(zip(parts[1], parts[2], strict=True)) if far[n] < 3 * FULL and pixel != other]
    full = [n for n in letters if far[n] < FULL] or letters
    return [_ratio(parts[0][n], parts[1][n]) for n in full]


def _pixels(picture: Image.Image) -> list[tuple[int, int, int]]:
    plain = picture.tobytes()
    return [(plain[n], plain[n + 1], plain[n + 2]) for n in range(0, len(plain), 3)]


def _ratio(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    lights = sorted((_light(one), _light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _light(pixel: tuple[int, int, int]) -> float:
    """How light a colour is, between 0 and 1."""
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (one / 255 for one in pixel)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
