/** What this browser prefers, kept in its local storage, and who it is. */

import { api } from './api';
import { firstMe } from './first';
import { guess, LANGUAGES, words } from './words.svelte';
import type { Language, Me } from './wire';

const KEY = 'walpurgis';

interface Kept {
  language?: Language;
  animation: boolean;
  sound: boolean;
  contrast: boolean;
}

function kept(): Kept {
  const usual: Kept = { animation: true, sound: false, contrast: false };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return usual;
  }
}

/** Keep a small thing in this browser, as far as it lets us. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function recall<T>(key: string, usual: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? usual;
  } catch {
    return usual;
  }
}

class Settings {
  animation = $state(true);
  sound = $state(false);
  contrast = $state(false);
  me = $state.raw<Me | null>(null);
  #calm = $state(false);
  #language: Language | undefined;

  constructor() {
    const was = kept();
    this.animation = was.animation;
    this.sound = was.sound;
    this.contrast = was.contrast;
    this.#language = was.language && was.language in LANGUAGES ? was.language : undefined;
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    this.#calm = calm.matches;
    calm.addEventListener('change', () => (this.#calm = calm.matches));
  }

  /** Whether pieces may move. */
  get animate(): boolean {
    return this.animation && !this.#calm;
  }

  /** Speak the language of the last visit, or the browser's. */
  async begin(): Promise<void> {
    this.show();
    this.me = firstMe();
    if (!this.me) void api.me().then((me) => (this.me = me), () => undefined);
    await words.speak(this.#language ?? guess(navigator.languages));
  }

  async speak(language: Language): Promise<void> {
    this.#language = language;
    this.save();
    await words.speak(language);
    if (this.#language === language && this.me?.name) this.me = await api.rename({ name: this.me.name, language }).catch(() => this.me);
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename({ name, language: words.language });
  }

  save(): void {
    keep(KEY, { language: this.#language, animation: this.animation, sound: this.sound, contrast: this.contrast });
    this.show();
  }

  show(): void {
    document.documentElement.classList.toggle('contrast', this.contrast);
    document.documentElement.classList.toggle('calm', !this.animation);
  }
}

export const settings = new Settings();
