"""Words: what the rules say as data becomes sentences in the reader's language; and the numbered rulebooks. The only place that reads text files."""

from .rulebook import Rulebook, Statement, rulebook
from .speaker import LANGUAGES, Speaker, UnknownLanguage, speaker

__all__ = ["LANGUAGES", "Rulebook", "Speaker", "Statement", "UnknownLanguage", "rulebook", "speaker"]
